import type { ReactNode } from 'react';
import type { PropertyProject } from './propertyProjects';

const terracotta = 'var(--mb-palette-primary-main)';
const pine = 'var(--mb-palette-secondary-main)';
const saffron = 'var(--mb-palette-accent-main)';
const cream = 'var(--mb-palette-background-sunk)';

const drawings: Record<PropertyProject['categoryId'], ReactNode> = {
  'ventes-immobilieres': (
    <>
      <path d="M10 22h32v24H10z" fill={cream} />
      <path d="M26 4 4 23h44zM36 6h6v8h-6z" fill={terracotta} />
      <path d="M22 46V34a4 4 0 0 1 8 0v12z" fill={pine} />
      <path d="M50 30h8v16h-8z" fill={pine} />
      <path d="M48 22h14v9H48z" fill={saffron} />
    </>
  ),
  locations: (
    <>
      <path d="M8 8h26v38H8z" fill={terracotta} />
      <path d="M13 14h6v6h-6zM23 14h6v6h-6zM13 25h6v6h-6zM23 25h6v6h-6z" fill={saffron} />
      <path d="M17 37h8v9h-8z" fill={cream} />
      <circle cx="49" cy="20" r="8" fill="none" stroke={pine} strokeWidth="5" />
      <path d="M49 28v18M49 37h7M49 44h5" stroke={pine} strokeWidth="5" strokeLinecap="round" fill="none" />
    </>
  ),
  colocations: (
    <>
      <circle cx="20" cy="15" r="8" fill={terracotta} />
      <path d="M6 46c0-12 5-19 14-19s14 7 14 19z" fill={terracotta} />
      <circle cx="45" cy="18" r="7" fill={pine} />
      <path d="M33 46c0-10 4-16 12-16s12 6 12 16z" fill={pine} />
      <path d="M27 46c0-5 2-8 6-8s6 3 6 8z" fill={saffron} />
    </>
  ),
  'bureaux-commerces': (
    <>
      <path d="M6 20h52v26H6z" fill={cream} />
      <path d="M6 8h13v14a6.5 6.5 0 0 1-13 0zM32 8h13v14a6.5 6.5 0 0 1-13 0z" fill={terracotta} />
      <path d="M19 8h13v14a6.5 6.5 0 0 1-13 0zM45 8h13v14a6.5 6.5 0 0 1-13 0z" fill={saffron} />
      <path d="M12 33h20v9H12z" fill={pine} />
      <path d="M40 32h11v14H40z" fill={pine} />
    </>
  ),
};

export function PropertyDrawing({ of }: { readonly of: PropertyProject['categoryId'] }) {
  return (
    <svg viewBox="0 0 64 48" aria-hidden="true" focusable="false">
      {drawings[of]}
    </svg>
  );
}
