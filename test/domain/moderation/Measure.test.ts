import { expect, test } from 'vitest';
import { mayDecideAbout, measuresFor, needsStatement } from '../../../src/domain/moderation/Measure';
import { failure, success } from '../../../src/domain/shared/Result';

const nadia = { uid: 'nadia', role: 'admin' };
const lea = { uid: 'lea', role: 'super_admin' };
const karim = { uid: 'karim', role: 'user' };

test('the measures depend on what was reported', () => {
  expect(measuresFor('listing')).toEqual(['none', 'approval', 'correction', 'removal']);
  expect(measuresFor('person')).toEqual([
    'none',
    'warning',
    'name-reset',
    'portrait-reset',
    'text-reset',
    'restriction',
    'closing',
    'lifting',
  ]);
  expect(measuresFor('conversation')).toEqual(['none']);
});

test('a measure that takes something from a person needs a statement of reasons', () => {
  expect([...measuresFor('listing'), ...measuresFor('person')].filter(needsStatement)).toEqual([
    'correction',
    'removal',
    'warning',
    'name-reset',
    'portrait-reset',
    'text-reset',
    'restriction',
    'closing',
  ]);
});

test('an admin decides about other people, and a super admin about admins too', () => {
  expect(mayDecideAbout(nadia, karim)).toEqual(success());
  expect(mayDecideAbout(lea, karim)).toEqual(success());
  expect(mayDecideAbout(lea, nadia)).toEqual(success());
});

test('admins decide about a target whose account is gone', () => {
  expect(mayDecideAbout(nadia, null)).toEqual(success());
  expect(mayDecideAbout(karim, null)).toEqual(failure('no-admin'));
});

test('a user decides about nobody, an admin about no admin, and nobody about themselves', () => {
  expect(mayDecideAbout(null, karim)).toEqual(failure('no-admin'));
  expect(mayDecideAbout(null, null)).toEqual(failure('no-admin'));
  expect(mayDecideAbout(karim, { uid: 'claire', role: 'user' })).toEqual(failure('no-admin'));
  expect(mayDecideAbout(nadia, { uid: 'omar', role: 'admin' })).toEqual(failure('admin'));
  expect(mayDecideAbout(nadia, lea)).toEqual(failure('admin'));
  expect(mayDecideAbout(nadia, nadia)).toEqual(failure('own'));
  expect(mayDecideAbout(lea, lea)).toEqual(failure('own'));
});
