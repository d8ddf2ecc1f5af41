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

export type SentCode = v.InferOutput<typeof sent>['verificationCodes'][number];

/** What only an Auth emulator lets one do: make people up, and read the codes that nobody is sent. */
export class AuthEmulatorAdministration {
  readonly #origin: string;
  readonly #projectId: string;

  constructor(host: string, projectId: string) {
    this.#origin = `http://${host}`;
    this.#projectId = projectId;
  }

  async create({ uid, ...person }: EmulatedPerson): Promise<void> {
    const { displayName, phoneNumber } = person;
    const answer = await fetch(
      `${this.#origin}/identitytoolkit.googleapis.com/v1/projects/${this.#projectId}/accounts`,
      {
        method: 'POST',
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
        body: JSON.stringify({ localId: uid, displayName, phoneNumber }),
      },
    );
    if (!answer.ok) throw new Error(`The Auth emulator refused ${uid}: ${await answer.text()}`);
  }

  /** The links in messages to that address, the oldest first. */
  async sentLinks(address: string): Promise<readonly string[]> {
    const answer = await fetch(`${this.#origin}/emulator/v1/projects/${this.#projectId}/oobCodes`);
    const { oobCodes } = v.parse(links, await answer.json());
    return oobCodes.filter(({ email }) => email === address).map(({ oobLink }) => oobLink);
  }

  /** The oldest first; a code is gone once it was used. */
  async sentCodes(): Promise<readonly SentCode[]> {
    const answer = await fetch(`${this.#origin}/emulator/v1/projects/${this.#projectId}/verificationCodes`);
    return v.parse(sent, await answer.json()).verificationCodes;
  }
}
