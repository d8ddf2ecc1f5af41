import { describe, expect, it } from 'vitest';
import { typeset } from '../../../../scripts/content/catalogue/typeset';

describe('typeset', () => {
  it.each([
    ['Elle roule !', 'Elle roule\u202f!'],
    ['Deux clés ; un carnet', 'Deux clés\u202f; un carnet'],
    ['Défaut : une rayure', 'Défaut\u00a0: une rayure'],
    ['le « vieux » buffet', 'le «\u00a0vieux\u00a0» buffet'],
    ['à 138 900 km', 'à 138\u202f900\u00a0km'],
    ['1 234 567 euros', '1\u202f234\u202f567\u00a0euros'],
    ['en 2020 5 portes', 'en 2020 5 portes'],
    ['8 hommes', '8 hommes'],
    ['38 m² et 8 m³', '38\u00a0m² et 8\u00a0m³'],
  ])('typeset corrects %s', (written, set) => {
    expect(typeset(written)).toBe(set);
  });
});
