import { describe, expect, test } from 'vitest';
import { photoServiceOf, storedPhotosOf } from '../../../src/domain/moderation/photoService';
import type { Decision } from '../../../src/domain/moderation/Decision';
import type { Measure } from '../../../src/domain/moderation/Measure';
import { aDecision, aStatement } from '../../support/builders/aDecision';
import { aListing } from '../../support/builders/aListing';

const stored = { id: 'claire~photo-01', width: 8, height: 6 };
const elsewhere = { id: 'demo', width: 8, height: 6, url: '/demo/velo.svg' };
const removed = aListing({ state: 'refused', photos: [stored] });
const taken = (number: number, measure: Measure, changes: Partial<Decision> = {}) =>
  aDecision({ number, statement: aStatement({ measure }), ...changes });

describe('photoServiceOf', () => {
  test('the photos of a removed listing are withdrawn, also while it waits for its review', () => {
    expect(photoServiceOf(removed, [taken(1, 'removal')])).toBe('withdrawn');
    expect(photoServiceOf({ ...removed, state: 'in-review' }, [taken(1, 'removal')])).toBe('withdrawn');
  });

  test('the photos of a listing that is restored or approved are served', () => {
    expect(photoServiceOf({ ...removed, state: 'online' }, [taken(1, 'removal')])).toBe('served');
    expect(photoServiceOf(removed, [taken(1, 'removal', { status: 'overturned' })])).toBe('served');
  });

  test('the last decision that is not overturned says what the photos of a refused listing should be', () => {
    expect(photoServiceOf(removed, [taken(1, 'removal'), taken(2, 'correction')])).toBe('served');
    expect(photoServiceOf(removed, [taken(1, 'correction'), taken(2, 'removal')])).toBe('withdrawn');
    expect(photoServiceOf(removed, [taken(2, 'correction', { status: 'overturned' }), taken(1, 'removal')])).toBe(
      'withdrawn',
    );
  });

  test('nothing is said of a listing that was never removed', () => {
    const other = aStatement({ target: { kind: 'listing', id: 'lampe' } });
    const person = aStatement({ target: { kind: 'person', id: 'velo' } });
    expect(photoServiceOf(removed, [])).toBeNull();
    expect(photoServiceOf(removed, [taken(1, 'correction')])).toBeNull();
    expect(photoServiceOf(removed, [aDecision({ statement: other }), aDecision({ statement: person })])).toBeNull();
  });

  test('nothing is said of a listing without a photo that the site stores', () => {
    expect(photoServiceOf({ ...removed, photos: [elsewhere] }, [taken(1, 'removal')])).toBeNull();
  });
});

test('the photos that the site stores have no address of their own', () => {
  expect(storedPhotosOf({ photos: [stored, elsewhere] })).toEqual([stored]);
});
