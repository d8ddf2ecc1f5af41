import { cream, ink, pine, saffron, terracotta } from './colours';
import { Ground } from './Ground';

export const propertyEmblems = {
  'ventes-immobilieres': (
    <>
      <Ground />
      <path d="M15 34h38v28H15z" fill={cream} stroke={ink} strokeOpacity="0.15" />
      <path d="M44 13h6v12h-6z" fill={terracotta} />
      <path d="M34 11 7 34h54z" fill={terracotta} />
      <path d="M29 62V48a5 5 0 0 1 10 0v14z" fill={pine} />
      <path d="M19 40h7v8h-7zM42 40h7v8h-7z" fill={saffron} />
      <path d="M77 62V26" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      <rect x="64" y="27" width="26" height="17" rx="2" fill={saffron} />
      <path d="M69 33h16M69 38h10" stroke={ink} strokeWidth="2" opacity="0.65" />
    </>
  ),
  locations: (
    <>
      <Ground />
      <path d="M14 12h38v50H14z" fill={terracotta} />
      <path d="M10 8h46v6H10z" fill={ink} opacity="0.8" />
      {[20, 32, 44].map((y) => (
        <path key={y} d={`M20 ${y}h8v7h-8zM38 ${y}h8v7h-8z`} fill={y === 32 ? saffron : cream} />
      ))}
      <path d="M28 62V52h10v10z" fill={ink} />
      <g fill="none" stroke={pine} strokeWidth="5" strokeLinecap="round">
        <circle cx="75" cy="25" r="10" />
        <path d="M75 35v24M75 48h8M75 58h7" />
      </g>
      <circle cx="75" cy="22" r="2" fill={saffron} />
    </>
  ),
  colocations: (
    <>
      <Ground />
      <path d="M18 33h60v29H18z" fill={cream} stroke={ink} strokeOpacity="0.15" />
      <path d="M48 6 8 34h80z" fill={terracotta} />
      <circle cx="48" cy="24" r="4" fill={saffron} />
      <g fill={pine}>
        <circle cx="30" cy="46" r="5" />
        <path d="M22 62a8 8 0 0 1 16 0z" />
      </g>
      <g fill={saffron}>
        <circle cx="48" cy="44" r="5" />
        <path d="M40 62v-2a8 8 0 0 1 16 0v2z" />
      </g>
      <g fill={terracotta}>
        <circle cx="66" cy="46" r="5" />
        <path d="M58 62a8 8 0 0 1 16 0z" />
      </g>
    </>
  ),
  'bureaux-commerces': (
    <>
      <Ground />
      <path d="M15 26h66v36H15z" fill={cream} stroke={ink} strokeOpacity="0.15" />
      <path d="M21 40h30v14H21z" fill={pine} opacity="0.4" />
      <path d="M21 54h30v3H21z" fill={ink} opacity="0.6" />
      <path d="M58 62V38h16v24z" fill={pine} />
      <circle cx="70" cy="51" r="1.8" fill={saffron} />
      <path
        d="M16 10h64l8 18a8 6 0 0 1-16 0 8 6 0 0 1-16 0 8 6 0 0 1-16 0 8 6 0 0 1-16 0 8 6 0 0 1-16 0z"
        fill={terracotta}
      />
      <path d="M29 10h12l-1 18a8 6 0 0 1-16 0zM55 10h12l5 18a8 6 0 0 1-16 0z" fill={saffron} />
    </>
  ),
} as const;
