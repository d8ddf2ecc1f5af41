// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PublicProfile } from '../../../../src/domain/account/PublicProfile';
import type { UserProfile } from '../../../../src/domain/account/UserProfile';
import { AccountEmail } from '../../../../src/domain/auth/AccountEmail';
import type { Identity } from '../../../../src/domain/auth/Identity';
import { PhoneNumber } from '../../../../src/domain/auth/PhoneNumber';
import type { Preferences } from '../../../../src/domain/preferences/Preferences';
import { type Result, failure, success } from '../../../../src/domain/shared/Result';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';
import { EmbeddedPreferencesRepository } from '../../../../src/infrastructure/embedded/account/EmbeddedPreferencesRepository';
import { EmbeddedProfileRepository } from '../../../../src/infrastructure/embedded/account/EmbeddedProfileRepository';
import { EmbeddedUserRepository } from '../../../../src/infrastructure/embedded/account/EmbeddedUserRepository';
import { EmbeddedSession } from '../../../../src/infrastructure/embedded/auth/EmbeddedSession';
import { ChangeFeed } from '../../../../src/infrastructure/embedded/database/ChangeFeed';
import { EmbeddedBackendStatus } from '../../../../src/infrastructure/embedded/database/EmbeddedBackendStatus';
import { EmbeddedDatabase } from '../../../../src/infrastructure/embedded/database/EmbeddedDatabase';
import { embeddedIdentity } from '../../../support/embedded/embeddedIdentity';
import { claire, first, loadFormerVersion, minute, nantes, valueOf } from '../../../support/embedded/formerVersion';

const clock = { now: () => minute(10) };
const noImport = { isOver: true, failure: null, subscribeToEnd: () => () => undefined };

let database: EmbeddedDatabase;
let feed: ChangeFeed;
let session: EmbeddedSession;

beforeAll(async () => {
  await loadFormerVersion();
  database = new EmbeddedDatabase();
  feed = new ChangeFeed();
  session = new EmbeddedSession(new PersonStorage());
  return async () => {
    feed.close();
    await database.close();
  };
});

const identity = (own = session) => embeddedIdentity({ database, feed, status: new EmbeddedBackendStatus() }, own);

describe('the accounts of the former version', () => {
  test('an account is still signed in, with its address, its second factor and its profile', async () => {
    expect(session.uid).toBe(claire);
    expect(await first((listener) => identity().ownIdentity.subscribe(listener))).toEqual<Identity>({
      uid: claire,
      email: 'claire@example.fr',
      isEmailVerified: true,
      phoneNumber: null,
      ways: ['password'],
      secondFactorPhone: '66',
    });
    const profile = await first<Result<UserProfile | null, unknown>>((listener) =>
      new EmbeddedUserRepository(database, feed).subscribe(claire, listener),
    );
    expect(valueOf(profile)).toMatchObject<UserProfile>({
      uid: claire,
      phoneNumber: null,
      email: 'claire@example.fr',
      photoURL: 'photo/portrait',
      displayName: 'Claire',
      createdAt: minute(0),
      updatedAt: minute(1),
      freeListingsCount: 1,
      role: 'user',
    });
  });

  test('an account has its public profile', async () => {
    const profiles = new EmbeddedProfileRepository(database, feed, clock, noImport);
    expect(await first((listener) => profiles.subscribe(claire, listener))).toEqual(
      success<PublicProfile>({
        uid: claire,
        displayName: 'Claire',
        photoURL: 'photo/portrait',
        memberSince: minute(0),
        about: 'Je vends ce que je n’utilise plus.',
        place: { communeName: 'Nantes', postalCode: '44000' },
        kind: 'professional',
      }),
    );
  });

  test('an account has its preferences', async () => {
    const preferences = new EmbeddedPreferencesRepository(database, feed, clock);
    expect(await first((listener) => preferences.subscribe(claire, listener))).toEqual(
      success<Preferences>({
        seller: {
          location: nantes,
          handover: { inPerson: false, delivery: true },
          sellerKind: 'professional',
          companyName: 'Vélos Claire',
          siret: '12345678900012',
        },
        notifications: { messages: true, savedSearches: false },
        mails: { messages: true, savedSearches: true, endingListings: true, favouritePrices: true },
        pushes: { savedSearches: true, endingListings: true, favouritePrices: true },
      }),
    );
  });

  test('a person can sign in by password and second factor, by Google and by telephone', async () => {
    const other = new EmbeddedSession(new PersonStorage());
    const { emailSignIn, googleSignIn, phoneSignIn } = identity(other);
    const step = await emailSignIn.signIn(
      valueOf(AccountEmail.parse('claire@example.fr')),
      'Un mot de passe assez long 1',
    );
    expect(step).toMatchObject({ ok: true, value: { phoneEnd: '66' } });
    expect(await emailSignIn.signIn(valueOf(AccountEmail.parse('claire@example.fr')), 'un autre')).toEqual(
      failure('wrong-credentials'),
    );
    await googleSignIn.signIn();
    expect(other.uid).toBe('2a9a3d7b74e336ee1a6f67bb6a7f9303');
    const code = valueOf(await phoneSignIn.requestCode(valueOf(PhoneNumber.parse('06 12 34 56 78'))));
    await code.confirm(code.shownCode ?? '');
    expect(other.uid).toBe('2098eabb2cf74384e1f58fa3987434ff');
    other.change(claire);
  });
});
