import { expect, test } from 'vitest';
import { mayDecideAbout, measuresFor } from '../../../src/domain/moderation/Measure';
import { failure, success } from '../../../src/domain/shared/Result';

const nadia = { uid: 'nadia', role: 'admin' };
const lea = { uid: 'lea', role: 'super_admin' };
const karim = { uid: 'karim', role: 'user' };

test('the measures depend on what was reported', () => {
  expect(measuresFor('listing')).toEqual(['none', 'correction', 'removal', 'restoration']);
  expect(measuresFor('person')).toEqual([
    'none',
    'warning',
    'restriction',
    'closure',
    'restoration',
    'name-reset',
    'portrait-reset',
    'about-reset',
  ]);
  expect(measuresFor('conversation')).toEqual(['none']);
});

test('an admin decides about other people, and a super admin about admins too', () => {
  expect(mayDecideAbout(nadia, karim)).toEqual(success());
  expect(mayDecideAbout(lea, karim)).toEqual(success());
  expect(mayDecideAbout(lea, nadia)).toEqual(success());
});

test('a user decides about nobody, an admin about no admin, and nobody about themselves', () => {
  expect(mayDecideAbout(karim, { uid: 'claire', role: 'user' })).toEqual(failure('no-admin'));
  expect(mayDecideAbout(nadia, { uid: 'omar', role: 'admin' })).toEqual(failure('admin'));
  expect(mayDecideAbout(nadia, lea)).toEqual(failure('admin'));
  expect(mayDecideAbout(nadia, nadia)).toEqual(failure('own'));
  expect(mayDecideAbout(lea, lea)).toEqual(failure('own'));
});
