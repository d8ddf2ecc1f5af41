import type { MailRecipient } from './MailRecipients';
import type { PushChannel } from './pushes/PushChannel';

/** The channels over which a site notifies people of one kind of news. Null: it has not this one. */
export interface Channels<Mailer, News> {
  readonly mailer: Mailer | null;
  readonly pushes: PushChannel<News> | null;
}

/** Those that reach a person and that they want; one at least. */
export interface OpenChannels<Mailer, News> {
  readonly mail: { readonly mailer: Mailer; readonly address: string; readonly name: string } | null;
  readonly pushes: PushChannel<News> | null;
}

/** Null: none is open. */
export async function openChannels<Mailer, News>(
  uid: string,
  recipient: MailRecipient | null,
  { mailer, pushes }: Channels<Mailer, News>,
): Promise<OpenChannels<Mailer, News> | null> {
  if (recipient === null) return null;
  const { address, name, wantsPushes } = recipient;
  const mail = mailer === null || address === null ? null : { mailer, address, name };
  const isPushed = pushes !== null && wantsPushes && (await pushes.reach(uid));
  return mail === null && !isPushed ? null : { mail, pushes: isPushed ? pushes : null };
}
