import * as v from 'valibot';

export interface EmulatedPerson {
  readonly uid: string;
  readonly displayName: string;
  readonly phoneNumber: string;
}

const sent = v.object({
  verificationCodes: v.array(v.object({ phoneNumber: v.string(), code: v.string(), sessionInfo: v.string() })),
});

const links = v.object({ oobCodes: v.array(v.object({ email: v.string(), oobLink: v.string() })) });

const found = v.object({ users: v.optional(v.array(v.unknown()), []) });

export type SentCode = v.InferOutput<typeof sent>['verificationCodes'][number];

/** Requests that only an Auth emulator answers: it creates accounts, and returns the codes and links that are not really sent. */
export class AuthEmulatorAdministration {
  readonly #origin: string;
  readonly #projectId: string;

  constructor(host: string, projectId: string) {
    this.#origin = `http://${host}`;
    this.#projectId = projectId;
  }

  async create({ uid, ...person }: EmulatedPerson): Promise<void> {
    const { displayName, phoneNumber } = person;
    const answer = await this.#post('accounts', { localId: uid, displayName, phoneNumber });
    if (!answer.ok) throw new Error(`The Auth emulator refused ${uid}: ${await answer.text()}`);
  }

  async has(uid: string): Promise<boolean> {
    const answer = await this.#post('accounts:lookup', { localId: [uid] });
    return v.parse(found, await answer.json()).users.length > 0;
  }

  /** @throws an error with the code of `firebase-admin` if there is no such person. */
  async deleteUser(uid: string): Promise<void> {
    const answer = await this.#post('accounts:delete', { localId: uid });
    if (answer.ok) return;
    const reason = await answer.text();
    const code = reason.includes('USER_NOT_FOUND') ? 'auth/user-not-found' : 'auth/internal-error';
    throw Object.assign(new Error(`The Auth emulator did not delete ${uid}: ${reason}`), { code });
  }

  #post(action: string, body: object): Promise<Response> {
    return fetch(`${this.#origin}/identitytoolkit.googleapis.com/v1/projects/${this.#projectId}/${action}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** The links in e-mails to that address, the oldest first. */
  async sentLinks(address: string): Promise<readonly string[]> {
    const answer = await fetch(`${this.#origin}/emulator/v1/projects/${this.#projectId}/oobCodes`);
    const { oobCodes } = v.parse(links, await answer.json());
    return oobCodes.filter(({ email }) => email === address).map(({ oobLink }) => oobLink);
  }

  /** Unused codes, the oldest first. */
  async sentCodes(): Promise<readonly SentCode[]> {
    const answer = await fetch(`${this.#origin}/emulator/v1/projects/${this.#projectId}/verificationCodes`);
    return v.parse(sent, await answer.json()).verificationCodes;
  }
}
