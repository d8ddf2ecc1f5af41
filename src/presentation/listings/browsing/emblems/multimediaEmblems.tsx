import { cream, ink, pine, saffron, terracotta } from './colours';
import { Ground } from './Ground';

export const multimediaEmblems = {
  telephones: (
    <>
      <Ground />
      <rect x="24" y="5" width="32" height="58" rx="7" fill={terracotta} />
      <rect x="28" y="12" width="24" height="42" rx="2" fill={cream} />
      <path d="M32 20h12M32 26h16M32 32h9" stroke={ink} strokeWidth="2.5" strokeLinecap="round" opacity="0.35" />
      <circle cx="40" cy="58.5" r="2" fill={cream} />
      <path d="M52 18h26a5 5 0 0 1 5 5v13a5 5 0 0 1-5 5H66l-8 7v-7h-6a5 5 0 0 1-5-5V23a5 5 0 0 1 5-5z" fill={pine} />
      <g fill={saffron}>
        <circle cx="57" cy="29.5" r="2.5" />
        <circle cx="65" cy="29.5" r="2.5" />
        <circle cx="73" cy="29.5" r="2.5" />
      </g>
    </>
  ),
  ordinateurs: (
    <>
      <Ground />
      <rect x="19" y="9" width="58" height="42" rx="4" fill={ink} />
      <rect x="23" y="13" width="50" height="33" rx="2" fill={pine} />
      <circle cx="36" cy="24" r="5" fill={saffron} />
      <path d="m23 46 14-13 9 8 11-12 16 17z" fill={cream} opacity="0.9" />
      <path d="M9 53h78l-4 9H13z" fill={terracotta} />
      <path d="M40 53h16v3H40z" fill={ink} opacity="0.5" />
    </>
  ),
  'photo-audio-video': (
    <>
      <Ground />
      <path
        d="M14 24h13l5-8h20l5 8h13a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V29a5 5 0 0 1 5-5z"
        fill={terracotta}
      />
      <path d="M9 32h66v6H9z" fill={ink} opacity="0.25" />
      <circle cx="42" cy="43" r="15" fill={ink} />
      <circle cx="42" cy="43" r="10" fill={pine} />
      <circle cx="39" cy="39" r="3" fill={cream} opacity="0.85" />
      <rect x="62" y="27" width="8" height="4" rx="1.5" fill={saffron} />
      <path d="M82.5 20V6l10-3v14" fill="none" stroke={ink} strokeWidth="2.5" strokeLinejoin="round" />
      <ellipse cx="79.5" cy="20.5" rx="3.5" ry="3" fill={ink} />
      <ellipse cx="89.5" cy="17.5" rx="3.5" ry="3" fill={ink} />
    </>
  ),
  consoles: (
    <>
      <Ground />
      <path d="M26 20h44c12 0 19 14 19 29 0 11-10 14-16 6l-6-8H29l-6 8c-6 8-16 5-16-6 0-15 7-29 19-29z" fill={pine} />
      <path d="M21 33h5v-5h6v5h5v6h-5v5h-6v-5h-5z" fill={cream} />
      <circle cx="64" cy="30" r="4" fill={saffron} />
      <circle cx="73" cy="36" r="4" fill={terracotta} />
      <circle cx="64" cy="42" r="4" fill={saffron} />
      <path d="M43 30h10" stroke={cream} strokeWidth="3" strokeLinecap="round" opacity="0.7" />
    </>
  ),
  'jeux-video': (
    <>
      <Ground />
      <circle cx="66" cy="42" r="20" fill={saffron} />
      <circle cx="66" cy="42" r="13" fill="none" stroke={cream} strokeWidth="1.5" opacity="0.6" />
      <circle cx="66" cy="42" r="6" fill={cream} />
      <circle cx="66" cy="42" r="2" fill={ink} />
      <rect x="12" y="8" width="42" height="54" rx="4" fill={terracotta} />
      <path d="M12 12a4 4 0 0 1 4-4h4v54h-4a4 4 0 0 1-4-4z" fill={ink} opacity="0.3" />
      <rect x="24" y="16" width="26" height="30" rx="2" fill={cream} />
      <path
        d="M31 22h3v3h-3zM40 22h3v3h-3zM34 25h6v3h-6zM31 28h12v6H31zM28 31h3v6h-3zM43 31h3v6h-3zM31 34h3v3h-3zM40 34h3v3h-3z"
        fill={pine}
      />
      <path d="M26 53h20" stroke={cream} strokeWidth="3" strokeLinecap="round" opacity="0.8" />
    </>
  ),
} as const;
