import { cream, ink, pine, saffron, terracotta } from './colours';
import { Ground } from './Ground';

export const homeEmblems = {
  ameublement: (
    <>
      <Ground />
      <path d="M28 18c0-7 4-11 11-11h18c7 0 11 4 11 11v28H28z" fill={pine} />
      <path d="M39 17v20M57 17v20" stroke={cream} strokeWidth="2" strokeLinecap="round" opacity="0.5" />
      <path
        d="M15 36a7.5 7.5 0 0 1 15 0v9h36v-9a7.5 7.5 0 0 1 15 0v17a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3z"
        fill={terracotta}
      />
      <path d="M30 41h36v9H30z" fill={saffron} />
      <path d="M24 56v7M72 56v7" stroke={ink} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  electromenager: (
    <>
      <Ground />
      <rect x="21" y="7" width="54" height="55" rx="5" fill={pine} />
      <path d="M21 12a5 5 0 0 1 5-5h44a5 5 0 0 1 5 5v8H21z" fill={terracotta} />
      <rect x="27" y="11" width="18" height="5" rx="1.5" fill={cream} />
      <circle cx="66" cy="13.5" r="3" fill={saffron} />
      <circle cx="48" cy="41" r="16" fill={cream} />
      <circle cx="48" cy="41" r="12" fill={ink} />
      <path d="M36.3 43.5c4-3 8 2 12 0s8-3 11.5 0A12 12 0 0 1 36.3 43.5z" fill={saffron} />
    </>
  ),
  decoration: (
    <>
      <Ground />
      <rect x="10" y="9" width="34" height="40" rx="2" fill={saffron} />
      <rect x="15" y="14" width="24" height="30" fill={cream} />
      <circle cx="31" cy="22" r="4" fill={terracotta} />
      <path d="m15 44 8-13 5 7 5-6 6 9v3z" fill={pine} />
      <path d="M69 38V20m-3 18-8-13m14 13 9-13" stroke={pine} strokeWidth="2.5" strokeLinecap="round" fill="none" />
      <circle cx="69" cy="15" r="6.5" fill={saffron} />
      <circle cx="56" cy="22" r="5.5" fill={terracotta} />
      <circle cx="83" cy="22" r="5.5" fill={terracotta} />
      <g fill={ink} opacity="0.55">
        <circle cx="69" cy="15" r="2.2" />
        <circle cx="56" cy="22" r="1.9" />
        <circle cx="83" cy="22" r="1.9" />
      </g>
      <path d="M60 37h18l4 11c2 7-2 14-9 14h-8c-7 0-11-7-9-14z" fill={pine} />
      <path d="M57 47h24" stroke={cream} strokeWidth="2.5" opacity="0.6" />
    </>
  ),
  linge: (
    <>
      <Ground />
      <rect x="13" y="46" width="70" height="16" rx="8" fill={terracotta} />
      <rect x="17" y="29" width="62" height="16" rx="8" fill={saffron} />
      <rect x="21" y="12" width="54" height="16" rx="8" fill={pine} />
      <path d="M29 23h30M25 40h34M21 57h42" stroke={cream} strokeWidth="2.5" strokeLinecap="round" opacity="0.7" />
      <path d="M64 12h6v16h-6zM66 29h7v16h-7z" fill={cream} opacity="0.5" />
    </>
  ),
  bricolage: (
    <>
      <Ground />
      <path d="M25 30V15" stroke={saffron} strokeWidth="5" />
      <path d="M13 7h19c4 0 6 2 7 6v2H13z" fill={ink} />
      <path d="M70 30V20" stroke={ink} strokeWidth="3" />
      <path d="M66 5h8v13a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2z" fill={pine} />
      <path d="M38 28v-4a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v4" fill="none" stroke={ink} strokeWidth="4" />
      <rect x="10" y="28" width="76" height="34" rx="5" fill={terracotta} />
      <path d="M10 42h76v4H10z" fill={ink} opacity="0.35" />
      <rect x="41" y="38" width="14" height="12" rx="2" fill={saffron} />
    </>
  ),
  jardin: (
    <>
      <Ground />
      <path d="M18 34c1-15 23-15 26 0" fill="none" stroke={ink} strokeWidth="3.5" />
      <path d="M44 50 60 34" stroke={pine} strokeWidth="7" />
      <path d="m55 27 12 12" stroke={ink} strokeWidth="4.5" strokeLinecap="round" />
      <path d="M12 34h34v24a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z" fill={pine} />
      <path d="M12 42h34" stroke={cream} strokeWidth="2.5" opacity="0.6" />
      <path d="M79 50V32" stroke={pine} strokeWidth="3" />
      <path d="M79 44c-6 0-9-3-9-7 6 0 9 3 9 7z" fill={pine} />
      <g fill={saffron}>
        <circle cx="79" cy="18" r="5" />
        <circle cx="79" cy="32" r="5" />
        <circle cx="72" cy="25" r="5" />
        <circle cx="86" cy="25" r="5" />
      </g>
      <circle cx="79" cy="25" r="5" fill={terracotta} />
      <path d="M68 49h22l-3 13H71z" fill={terracotta} />
    </>
  ),
} as const;
