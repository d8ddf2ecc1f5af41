import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { communeCredit } from '../../../../src/domain/listings/place/communeCredit';

it('the credit names the installed version of the source', () => {
  const { name, version } = JSON.parse(
    readFileSync('node_modules/@etalab/decoupage-administratif/package.json', 'utf8'),
  ) as { name: string; version: string };
  expect(communeCredit.source).toBe(`${name} ${version}`);
});
