import type { ReactNode } from 'react';
import { homeEmblems } from './homeEmblems';
import { leisureEmblems } from './leisureEmblems';
import { multimediaEmblems } from './multimediaEmblems';
import { propertyEmblems } from './propertyEmblems';
import { vehicleEmblems } from './vehicleEmblems';

/** By the id of the category. */
export const emblems: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries({ ...vehicleEmblems, ...propertyEmblems, ...multimediaEmblems, ...homeEmblems, ...leisureEmblems }),
);

/** A decorative drawing of what a category sells, in the colours of the theme. */
export function CategoryEmblem({ categoryId }: { readonly categoryId: string }) {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      {emblems.get(categoryId)}
    </svg>
  );
}
