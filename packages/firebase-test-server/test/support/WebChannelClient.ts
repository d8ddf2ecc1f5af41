export type ChannelMessage = readonly [id: number, content: readonly unknown[]];

/** Speaks WebChannel as the SDK does, one request at a time, for a project of its own. */
export class WebChannelClient {
  readonly projectId = `demo-${crypto.randomUUID()}`;
  readonly #address: string;
  #sessionId = '';

  constructor(port: number, service: 'Listen' | 'Write') {
    this.#address = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/${service}/channel`;
  }

  get database(): string {
    return `projects/${this.projectId}/databases/(default)`;
  }

  async open(...messages: object[]): Promise<void> {
    const answer = await this.post(0, messages);
    const [[, [, sessionId]]] = framesIn(await answer.text()) as [[number, [string, string]]];
    this.#sessionId = sessionId;
  }

  /** Sends messages of which the first has this number. */
  post(offset: number, messages: object[]): Promise<Response> {
    const data = messages.map((message, at) => [`req${at}___data__`, JSON.stringify(message)]);
    const form = new URLSearchParams([['count', String(messages.length)], ['ofs', String(offset)], ...data]);
    return fetch(this.address({}), { method: 'POST', body: form });
  }

  address(parameters: Record<string, string>): string {
    const session = this.#sessionId === '' ? {} : { SID: this.#sessionId };
    const query = new URLSearchParams({ VER: '8', database: this.database, ...session, ...parameters });
    return `${this.#address}?${query.toString()}`;
  }

  /** What the server sends after the message of that number, by long polling. */
  async poll(lastId: number): Promise<readonly ChannelMessage[]> {
    const answer = await fetch(this.address({ RID: 'rpc', AID: String(lastId), CI: '1', TYPE: 'xmlhttp' }));
    return framesIn(await answer.text()) as ChannelMessage[];
  }
}

/** What stands in the frames of an answer. Their lengths count UTF-16 units. */
export function framesIn(text: string): unknown[] {
  const [digits = '0'] = text.split('\n');
  const start = digits.length + 1;
  const end = start + Number(digits);
  const content = JSON.parse(text.slice(start, end)) as unknown[];
  return end < text.length ? [...content, ...framesIn(text.slice(end))] : content;
}
