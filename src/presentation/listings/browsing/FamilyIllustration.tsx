import type { ReactNode } from 'react';
import type { FamilyId } from '../../../domain/listings/catalogue/Category';
import { cream, ink, pine, saffron, terracotta } from './emblems/colours';

const drawings: Record<FamilyId, ReactNode> = {
  vehicules: (
    <>
      <path d="M6 60h84" stroke={ink} strokeWidth="2.5" strokeLinecap="round" opacity="0.25" />
      <path d="M8 50c0-8 5-11 14-12l11-12c3-3 6-4 10-4h16c6 0 10 2 13 6l8 10c7 1 10 4 10 11v5H8z" fill={terracotta} />
      <path d="m36 28-9 10h20V26h-6c-2 0-4 .8-5 2zM51 26v12h22l-6-8c-2-3-4-4-8-4z" fill={cream} />
      <path d="M50 42v8" stroke={cream} strokeWidth="2" opacity="0.6" />
      <path d="M8 45h5v5H8zM85 44h5v6h-5z" fill={saffron} />
      <circle cx="27" cy="54" r="8.5" fill={ink} />
      <circle cx="73" cy="54" r="8.5" fill={ink} />
      <circle cx="27" cy="54" r="3.5" fill={cream} />
      <circle cx="73" cy="54" r="3.5" fill={cream} />
    </>
  ),
  immobilier: (
    <>
      <path d="M6 62h84" stroke={ink} strokeWidth="2.5" strokeLinecap="round" opacity="0.25" />
      <path d="M24 32h42v30H24z" fill={cream} stroke={ink} strokeOpacity="0.15" />
      <path d="M56 14h7v14h-7z" fill={terracotta} />
      <path d="M45 10 17 33h7v1h42v-1h7z" fill={terracotta} />
      <path d="M40 62V47a5 5 0 0 1 10 0v15z" fill={pine} />
      <path d="M28 40h8v9h-8zM54 40h8v9h-8z" fill={saffron} />
      <circle cx="80" cy="42" r="10" fill={pine} />
      <circle cx="76" cy="49" r="7" fill={pine} />
      <path d="M80 44v18" stroke={ink} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  multimedia: (
    <>
      <rect x="12" y="16" width="56" height="36" rx="4" fill={ink} />
      <rect x="16" y="20" width="48" height="28" rx="2" fill={pine} />
      <circle cx="32" cy="34" r="8" fill={saffron} />
      <path d="m16 48 14-12 9 8 10-12 15 16z" fill={cream} opacity="0.9" />
      <path d="M4 54h72l-3 6H7z" fill={ink} opacity="0.75" />
      <rect x="66" y="26" width="22" height="38" rx="5" fill={terracotta} />
      <rect x="69.5" y="31" width="15" height="25" rx="1.5" fill={cream} />
      <circle cx="77" cy="60" r="1.8" fill={cream} />
    </>
  ),
  maison: (
    <>
      <path d="M6 63h84" stroke={ink} strokeWidth="2.5" strokeLinecap="round" opacity="0.25" />
      <path d="M20 34c0-9 5-13 12-13h14c7 0 12 4 12 13v14H20z" fill={terracotta} />
      <path d="M12 40a6 6 0 0 1 12 0v8h30v-8a6 6 0 0 1 12 0v16H12z" fill={terracotta} />
      <path d="M24 44h30v9H24z" fill={saffron} />
      <path d="M18 56v7M60 56v7M80 30v32M74 63h12" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      <path d="m73 12-6 18h26l-6-18z" fill={pine} />
    </>
  ),
  loisirs: (
    <>
      <g transform="rotate(38 42 40)">
        <path d="M39 2h6v34h-6z" fill={ink} />
        <path d="M37 0h10v7H37z" fill={pine} />
        <path d="M42 26c8 0 9 6 8 9-1 4 6 6 6 15a14 13 0 0 1-28 0c0-9 7-11 6-15-1-3 0-9 8-9z" fill={terracotta} />
        <circle cx="42" cy="44" r="5" fill={ink} />
        <path d="M37 55h10" stroke={cream} strokeWidth="2.5" strokeLinecap="round" />
      </g>
      <circle cx="76" cy="51" r="12" fill={saffron} />
      <path d="M64 51c7-3 17-3 24 0M76 39c-4 7-4 17 0 24" stroke={ink} strokeWidth="1.8" fill="none" opacity="0.55" />
    </>
  ),
};

interface FamilyDrawingProps {
  readonly family: FamilyId;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing as part of another SVG. */
export function FamilyDrawing({ family, ...box }: FamilyDrawingProps) {
  return (
    <svg viewBox="0 0 96 72" {...box}>
      {drawings[family]}
    </svg>
  );
}

/** A decorative drawing of a family, in the colours of the theme. */
export function FamilyIllustration({ family }: { readonly family: FamilyId }) {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      {drawings[family]}
    </svg>
  );
}
