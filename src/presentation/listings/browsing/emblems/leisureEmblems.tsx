import { cream, ink, pine, saffron, terracotta } from './colours';
import { Ground } from './Ground';

export const leisureEmblems = {
  livres: (
    <>
      <Ground />
      <path d="M10 49h66a3 3 0 0 1 0 13H10a6.5 6.5 0 0 1 0-13z" fill={pine} />
      <path d="M72 52H14v7h58z" fill={cream} />
      <path d="M20 35h62a6.5 6.5 0 0 1 0 13H20z" fill={terracotta} />
      <path d="M24 38h54v7H24z" fill={cream} />
      <path d="M16 21h58v13H16a6.5 6.5 0 0 1 0-13z" fill={saffron} />
      <path d="M20 24h54v7H20z" fill={cream} />
      <path d="M58 21h7v22l-3.5-4-3.5 4z" fill={pine} />
    </>
  ),
  sport: (
    <>
      <Ground />
      <g transform="rotate(24 70 36)">
        <g stroke={ink} strokeWidth="1.2" opacity="0.4">
          <path d="M65 9v24M70 6v29M75 9v24M60 15h20M59 21h22M60 27h20" />
        </g>
        <ellipse cx="70" cy="20" rx="12" ry="16" fill="none" stroke={pine} strokeWidth="4.5" />
        <path d="M70 36v26" stroke={pine} strokeWidth="5.5" strokeLinecap="round" />
        <path d="M70 50v12" stroke={saffron} strokeWidth="5.5" strokeLinecap="round" />
      </g>
      <circle cx="31" cy="41" r="21" fill={terracotta} />
      <g fill="none" stroke={ink} strokeWidth="2" opacity="0.55">
        <path d="M10 41h42M31 20v42M17 26c8 8 8 22 0 30M45 26c-8 8-8 22 0 30" />
      </g>
    </>
  ),
  instruments: (
    <>
      <Ground />
      <g transform="rotate(38 40 38)">
        <path d="M37 2h6v32h-6z" fill={ink} />
        <path d="M35-2h10v8H35z" fill={pine} />
        <path d="M40 24c8 0 9 6 8 9-1 4 6 6 6 15a14 13 0 0 1-28 0c0-9 7-11 6-15-1-3 0-9 8-9z" fill={terracotta} />
        <circle cx="40" cy="42" r="5" fill={ink} />
        <path d="M35 53h10" stroke={cream} strokeWidth="2.5" strokeLinecap="round" />
      </g>
      <path d="M74 55V33l14-4v22" fill="none" stroke={ink} strokeWidth="3" strokeLinejoin="round" />
      <ellipse cx="69.5" cy="56" rx="5" ry="4" fill={saffron} />
      <ellipse cx="83.5" cy="52" rx="5" ry="4" fill={saffron} />
    </>
  ),
  mode: (
    <>
      <Ground />
      <path d="M48 17v-4c5-1 6-8 0-8-3 0-4 2-4 4" fill="none" stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M35 15 13 25l6 15 11-4v26h36V36l11 4 6-15-22-10c-2 6-7 9-13 9s-11-3-13-9z" fill={terracotta} />
      <path d="M35 15c2 6 7 9 13 9s11-3 13-9l-3-1c-2 4-5 6-10 6s-8-2-10-6z" fill={pine} />
      <path d="M30 43h36v7H30z" fill={saffron} />
    </>
  ),
  enfants: (
    <>
      <Ground />
      <rect x="12" y="37" width="26" height="25" rx="3" fill={terracotta} />
      <rect x="41" y="37" width="26" height="25" rx="3" fill={pine} />
      <rect x="26" y="10" width="26" height="25" rx="3" fill={saffron} />
      <circle cx="25" cy="49.5" r="7" fill={cream} />
      <path d="m54 42 8 14H46z" fill={cream} />
      <path d="M39 31c-7-5-9-8-9-11a4.5 4.5 0 0 1 9-2 4.5 4.5 0 0 1 9 2c0 3-2 6-9 11z" fill={terracotta} />
      <circle cx="80" cy="52" r="10" fill={saffron} />
      <path d="M71 48c6 3 12 3 18 0" fill="none" stroke={terracotta} strokeWidth="3" />
    </>
  ),
  autres: (
    <>
      <Ground />
      <path d="M31 8a9 9 0 0 1 9 9v17H22V17a9 9 0 0 1 9-9z" fill={pine} />
      <path d="M31 12v16" stroke={cream} strokeWidth="2" strokeLinecap="round" opacity="0.6" />
      <path d="M54 12h16v24H54z" fill={terracotta} />
      <circle cx="62" cy="21" r="4.5" fill={cream} />
      <path d="M15 32h66v30H15z" fill={saffron} />
      <path d="M15 32 6 42h32l10-10zM81 32l9 10H58L48 32z" fill={saffron} />
      <path d="M15 32 6 42h32l10-10zM81 32l9 10H58L48 32z" fill={ink} opacity="0.18" />
      <path d="M40 50h16" stroke={ink} strokeWidth="3" strokeLinecap="round" opacity="0.5" />
    </>
  ),
} as const;
