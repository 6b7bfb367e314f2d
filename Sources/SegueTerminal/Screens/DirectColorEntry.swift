/// Our own compiled terminfo entry for 24-bit colour, which needs neither `xterm-direct` nor a file.
///
/// Its source, compiled with `tic -x` and printed with `infocmp -x -0 -Q2`:
/// ```
/// segue-direct|ECMA-48 terminal with 24-bit colour,
///   am, mir, msgr, xenl, AX, RGB,
///   cols#80, lines#24, colors#0x1000000, pairs#0x10000,
///   bold=\E[1m, civis=\E[?25l, clear=\E[H\E[2J, cnorm=\E[?25h, cr=\r, cub=\E[%p1%dD, cub1=^H,
///   cud=\E[%p1%dB, cuf=\E[%p1%dC, cuf1=\E[C, cup=\E[%i%p1%d;%p2%dH, cuu=\E[%p1%dA, cuu1=\E[A,
///   dim=\E[2m, ech=\E[%p1%dX, ed=\E[J, el=\E[K, home=\E[H, hpa=\E[%i%p1%dG, vpa=\E[%i%p1%dd,
///   op=\E[39;49m, rmam=\E[?7l, smam=\E[?7h, rev=\E[7m, ritm=\E[23m, sitm=\E[3m, rmul=\E[24m, smul=\E[4m, sgr0=\E[m,
///   smcup=\E[?1049h, rmcup=\E[?1049l,
///   setaf=\E[38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm,
///   setab=\E[48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm,
/// ```
/// It has no keys, since ncurses reads none, and no `rep`, which some terminals lack despite claiming it.
enum DirectColorEntry {
  static let name = "segue-direct"
  /// The entry as a value of the variable `TERMINFO`.
  static let terminfo = """
    b64:HgIxAA8ADwBpAUoBc2VndWUtZGlyZWN0fEVDTUEtNDggdGVybWluYWwgd2l0aCAyNC1iaXQgY29sb3VyAAABAAABAAAAAAAA\
    AAABAVAAAAD_____GAAAAP____________________________________________________8AAAABAAABAP____8AAP____8C\
    AAoADgASAP__HQD__y4AMgA5AP__OwBCAP__RgD__________________0oATwD__1gA________XQD__2IAZwD__3AAdAD_____\
    __99AP______________________________________________________________________________________________\
    ______________________________________________________________________-DAP_______4wAlQD__54A________\
    ________________________pwD_____________________________________________________________sgC4AP______\
    ____________________________________________________________________________________________________\
    ____________________________________________________________________________________________________\
    ____________________________________________________________________________________________________\
    _____________________________________________________________________________74A____________________\
    _______________HAP_______________________8wA________________________________________________________\
    ___________________________________________SAA4BDQAbW0gbWzJKABtbSwAbW0oAG1slaSVwMSVkRwAbWyVpJXAxJWQ7\
    JXAyJWRIABtbSAAbWz8yNWwACAAbWz8yNWgAG1tDABtbQQAbWzFtABtbPzEwNDloABtbMm0AG1s3bQAbWzRtABtbJXAxJWRYABtb\
    bQAbWz8xMDQ5bAAbWzI0bQAbWyVwMSVkQgAbWyVwMSVkRAAbWyVwMSVkQwAbWyVwMSVkQQAbWyVpJXAxJWRkABtbPzdoABtbPzds\
    ABtbMzk7NDltABtbM20AG1syM20AG1szODsyOyVwMSV7NjU1MzZ9JS8lZDslcDElezI1Nn0lLyV7MjU1fSUmJWQ7JXAxJXsyNTV9\
    JSYlZG0AG1s0ODsyOyVwMSV7NjU1MzZ9JS8lZDslcDElezI1Nn0lLyV7MjU1fSUmJWQ7JXAxJXsyNTV9JSYlZG0AAgAAAAAAAgAH\
    AAEBAAADAEFYAFJHQgA=
    """
}
