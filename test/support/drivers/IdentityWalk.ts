import { expect } from 'vitest';
import type { SentCode } from '../../../src/application/auth/CodeSender';
import type { SecondFactorChallenge } from '../../../src/application/auth/SecondFactorChallenge';
import type { SentEmail } from '../../../src/application/auth/SentEmail';
import type { PhoneNumber } from '../../../src/domain/auth/PhoneNumber';
import type { Identity } from '../../../src/domain/auth/Identity';
import type { Result } from '../../../src/domain/shared/Result';
import { aNewEmail } from '../builders/aNewEmail';
import { aNewPhone } from '../builders/aNewPhone';
import { aPassword } from '../builders/aPassword';
import type { IdentityBackend } from '../embedded/IdentityBackend';
import { recordedEmissions, type RecordedEmissions } from '../doubles/recordedEmissions';
import { eventually } from '../time/eventually';

/** One person with an address and a password of their own, and what they do one after the other. */
export class IdentityWalk {
  readonly email = aNewEmail();
  readonly password = aPassword();
  readonly otherPassword = aPassword('cinq moutons noirs');
  readonly backend: IdentityBackend;
  readonly #identities: RecordedEmissions<Identity | null>;

  constructor(backend: IdentityBackend) {
    this.backend = backend;
    this.#identities = recordedEmissions((listener) => backend.ownIdentity.subscribe(listener));
    // As in the application, a profile is created for each person who signs in.
    recordedEmissions((listener) => backend.authentication.subscribeToUser(listener));
  }

  async createAccount(): Promise<SentEmail | null> {
    return valueOf(await this.backend.emailSignIn.createAccount(this.email, this.password));
  }

  async createConfirmedAccount(): Promise<void> {
    const sent = await this.createAccount();
    valueOf(await this.backend.ownEmail.confirm(await this.backend.emailCode(this.email, sent)));
    await this.identityBecomes({ isEmailVerified: true });
  }

  signIn() {
    return this.backend.emailSignIn.signIn(this.email, this.password.value);
  }

  async signOut(): Promise<void> {
    valueOf(await this.backend.authentication.signOut());
    await this.nobodyIsIn();
  }

  async signInByPhone(phone = aNewPhone()): Promise<PhoneNumber> {
    const sent = valueOf(await this.backend.phoneSignIn.requestCode(phone));
    valueOf(await sent.confirm(await this.backend.phoneCode(phone, sent)));
    await this.identityBecomes({ phoneNumber: phone.value });
    return phone;
  }

  async changePhone(phone: PhoneNumber): Promise<Result<void, string>> {
    const sent = valueOf(await this.backend.phoneChange.requestCode(phone));
    return sent.confirm(await this.backend.phoneCode(phone, sent));
  }

  async turnSecondFactorOn(): Promise<PhoneNumber> {
    const phone = aNewPhone();
    const sent = valueOf(await this.backend.secondFactorEnrolment.requestCode(phone));
    valueOf(await sent.confirm(await this.backend.phoneCode(phone, sent)));
    return phone;
  }

  async challenge(): Promise<SecondFactorChallenge> {
    const challenge = valueOf(await this.signIn());
    if (challenge === null) throw new Error('no second step was asked for');
    return challenge;
  }

  async codeOf(challenge: SecondFactorChallenge): Promise<SentCode> {
    return valueOf(await challenge.sendCode());
  }

  async uid(): Promise<string> {
    await eventually(() => expect(this.#identities.all.at(-1)).not.toBeNull(), pace);
    return this.#identities.all.at(-1)?.uid ?? '';
  }

  async identityBecomes(expected: Partial<Identity>): Promise<void> {
    await eventually(() => expect(this.#identities.all.at(-1)).toMatchObject(expected), pace);
  }

  async nobodyIsIn(): Promise<void> {
    await this.#identities.becomes(null);
  }

  async storedContactsBecome(expected: object): Promise<void> {
    const uid = await this.uid();
    await eventually(async () => expect(await this.backend.storedContacts(uid)).toMatchObject(expected), pace);
  }
}

const pace = { interval: 10 };

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(result.failure);
  return result.value;
}
