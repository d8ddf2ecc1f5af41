import { expect, test } from 'vitest';
import { UpdateProfile } from '../../../src/application/account/UpdateProfile';
import type { ProfileSource } from '../../../src/application/auth/Session';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { HOUR } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { FirstNameViewModel } from '../../../src/presentation/auth/FirstNameViewModel';
import { NOON } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { aSession } from '../../support/builders/aSession';

const nameless = aProfile({ displayName: 'Utilisateur karim', createdAt: NOON });

interface Circumstances {
  readonly profile?: UserProfile;
  readonly source?: ProfileSource;
  readonly canSave?: boolean;
}

function aQuestion({ profile = nameless, source = 'stored', canSave = true }: Circumstances = {}) {
  const { session } = aSession();
  session.show(profile, source);
  const saved: string[] = [];
  const profiles = {
    subscribe: () => () => undefined,
    remove: async () => success(),
    change: async (_uid: string, { displayName }: { readonly displayName: string }) => {
      if (!canSave) return failure('offline' as const);
      saved.push(displayName);
      return success();
    },
  };
  return {
    viewModel: new FirstNameViewModel(session, new UpdateProfile(profiles), { now: () => NOON }),
    session,
    saved,
  };
}

test('somebody who has just signed up without a name is asked for it', () => {
  expect(aQuestion().viewModel.isAsked).toBe(true);
});

test.each([
  ['who has a name', aProfile({ createdAt: NOON })],
  ['whose account is older than an hour', { ...nameless, createdAt: NOON - HOUR }],
])('somebody %s is not asked', (_who, profile) => {
  expect(aQuestion({ profile }).viewModel.isAsked).toBe(false);
});

test('whether somebody is asked is not known until their profile is', () => {
  const { viewModel, session } = aQuestion({ source: 'provisional' });
  expect(viewModel.isAsked).toBeNull();
  session.show(aProfile());
  expect(viewModel.isAsked).toBe(false);
  session.show(null);
  expect(viewModel.isAsked).toBe(false);
});

test('the name is saved without the spaces around it, and asked for no more', async () => {
  const { viewModel, saved } = aQuestion();
  viewModel.type('  Nadia ');
  const saving = viewModel.save();
  expect(viewModel.isSaving).toBe(true);
  await Promise.all([saving, viewModel.save()]);
  expect([saved, viewModel.isAsked, viewModel.isSaving]).toEqual([['Nadia'], false, false]);
});

test('a person who prefers to give no name goes on without one', () => {
  const { viewModel, saved } = aQuestion();
  viewModel.skip();
  expect([viewModel.isAsked, saved]).toEqual([false, []]);
});

test('a name that is missing or too long is not saved, until it is corrected', async () => {
  const { viewModel, saved } = aQuestion();
  await viewModel.save();
  expect(viewModel.failure).toBe('missing');
  viewModel.type('x'.repeat(101));
  expect(viewModel.failure).toBeNull();
  await viewModel.save();
  expect([viewModel.failure, saved]).toEqual(['too-long', []]);
});

test('a name that cannot be saved stays written', async () => {
  const { viewModel } = aQuestion({ canSave: false });
  viewModel.type('Nadia');
  await viewModel.save();
  expect(viewModel).toMatchObject({ failure: 'not-saved', name: 'Nadia', isAsked: true });
});
