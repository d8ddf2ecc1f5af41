import { cream, ink, pine, saffron, terracotta } from './colours';
import { Ground } from './Ground';
import { Wheel } from './Wheel';

export const vehicleEmblems = {
  voitures: (
    <>
      <Ground />
      <path d="M12 52c0-8 3-13 9-14l9-13c2-3 5-5 9-5h19c5 0 8 2 11 6l8 12c6 1 9 5 9 10v4H12z" fill={pine} />
      <path d="m36 27-7 11h17V25h-6c-2 0-3 .7-4 2zM50 25v13h21l-7-10c-1.5-2-3-3-6-3z" fill={cream} />
      <path d="M48 42v9" stroke={cream} strokeWidth="2" opacity="0.6" />
      <path d="M80 42h5l1 6h-6z" fill={saffron} />
      <Wheel x={29} y={54} />
      <Wheel x={70} y={54} />
    </>
  ),
  motos: (
    <>
      <Ground />
      <g fill="none" stroke={ink} strokeWidth="4.5">
        <circle cx="22" cy="49" r="11" />
        <circle cx="75" cy="49" r="11" />
        <path d="M75 49 62 20M56 19h11M22 49l16-13h18" strokeLinecap="round" strokeWidth="3.5" />
      </g>
      <path d="M47 52H16" stroke={saffron} strokeWidth="4" strokeLinecap="round" />
      <path d="M38 38h20l-4 14H42z" fill={pine} />
      <path d="M38 27c7-6 18-5 24 3l-5 9H38z" fill={terracotta} />
      <path d="M16 29c8-1 14 0 22 1v7H26c-5 0-9-3-10-8z" fill={ink} />
      <circle cx="68" cy="27" r="4.5" fill={saffron} />
    </>
  ),
  utilitaires: (
    <>
      <Ground />
      <path d="M8 20a4 4 0 0 1 4-4h44v37H8z" fill={terracotta} />
      <path d="M56 27h13c5 0 8 2 10 6l4 9c3 1 5 3 5 7v4H56z" fill={pine} />
      <path d="M61 32h8c2 0 4 1 5 3l3 7H61z" fill={cream} />
      <path d="M8 38h48v5H8z" fill={saffron} />
      <path d="M32 16v37" stroke={cream} strokeWidth="1.5" opacity="0.5" />
      <Wheel x={25} y={54} />
      <Wheel x={71} y={54} />
    </>
  ),
  caravaning: (
    <>
      <Ground />
      <circle cx="84" cy="14" r="7" fill={saffron} />
      <path d="M80 52h11" stroke={ink} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M10 32c0-9 5-14 14-14h42c9 0 14 6 14 16v19H10z" fill={terracotta} />
      <path d="M10 34h70v19H10z" fill={cream} />
      <path
        d="M10 53V32c0-9 5-14 14-14h42c9 0 14 6 14 16v19z"
        fill="none"
        stroke={ink}
        strokeOpacity="0.2"
        strokeWidth="2"
      />
      <path d="M52 53V29a3 3 0 0 1 3-3h11a3 3 0 0 1 3 3v24z" fill={pine} />
      <circle cx="65" cy="42" r="1.8" fill={saffron} />
      <rect x="18" y="25" width="24" height="13" rx="3" fill={pine} />
      <path d="M30 25v13" stroke={cream} strokeWidth="1.5" />
      <path d="M10 44h42M69 44h11" stroke={terracotta} strokeWidth="3" />
      <Wheel x={31} y={55} />
    </>
  ),
  velos: (
    <>
      <Ground />
      <g fill="none" stroke={ink} strokeWidth="3.5">
        <circle cx="22" cy="48" r="13" />
        <circle cx="74" cy="48" r="13" />
      </g>
      <path
        d="M22 48 37 29h25L47 48H22m15-19 10 19m15-19 12 19"
        fill="none"
        stroke={terracotta}
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="m62 29-3-9h6" fill="none" stroke={ink} strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="m37 29-1.5-4M29 24h14" stroke={ink} strokeWidth="4" strokeLinecap="round" />
      <path d="M65 21h17l-3 11H69z" fill={saffron} />
      <circle cx="47" cy="48" r="4.5" fill={pine} />
    </>
  ),
  nautisme: (
    <>
      <path d="M48 6v44" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      <path d="M51 10c14 8 22 20 25 35H51z" fill={saffron} />
      <path d="M45 16 22 45h23z" fill={pine} />
      <path d="M14 50h68c-1 7-5 12-11 12H26c-6 0-10-5-12-12z" fill={terracotta} />
      <path d="M20 55h56" stroke={cream} strokeWidth="2" opacity="0.6" />
      <path
        d="M4 65c6-4 10-4 16 0s10 4 16 0 10-4 16 0 10 4 16 0 10-4 16 0 5 2 8 1"
        fill="none"
        stroke={pine}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  equipement: (
    <>
      <Ground />
      <circle cx="36" cy="38" r="24" fill={ink} />
      <circle cx="36" cy="38" r="15" fill={cream} />
      <path d="M36 23v30M21 38h30M25.5 27.5l21 21M46.5 27.5l-21 21" stroke={ink} strokeWidth="3" />
      <circle cx="36" cy="38" r="5" fill={terracotta} />
      <path d="M64 35h15l8 8v19H68a4 4 0 0 1-4-4z" fill={terracotta} />
      <path d="M66 28h11v7H66z" fill={saffron} />
      <path d="m70 44 11 12M81 44 70 56" stroke={cream} strokeWidth="2.5" opacity="0.8" />
    </>
  ),
} as const;
