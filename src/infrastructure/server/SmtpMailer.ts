import type { SendMailOptions, Transporter } from 'nodemailer';
import type { WrittenMail } from '../../application/notifications/WrittenMail';

export interface Addressed {
  readonly address: string;
  readonly recipientName: string;
}

/** How e-mails of a kind become what a mail program shows. */
export interface MailForm<Mail> {
  readonly write: (mail: Mail) => WrittenMail;
  /** The same for each attempt, so that mail programs know an e-mail that has come twice after an answer was lost. */
  readonly idOf: (mail: Mail) => string;
}

/** Sends e-mails of one kind over SMTP. `sender`: as `Mon Bazar <ne-pas-repondre@mon-bazar.example>`. */
export class SmtpMailer<Mail extends Addressed> {
  readonly #transport: Pick<Transporter, 'sendMail'>;
  readonly #sender: string;
  readonly #host: string;
  readonly #form: MailForm<Mail>;

  constructor(transport: Pick<Transporter, 'sendMail'>, sender: string, form: MailForm<Mail>) {
    this.#transport = transport;
    this.#sender = sender;
    this.#host = /@([^\s>]+)/.exec(sender)?.[1] ?? 'localhost';
    this.#form = form;
  }

  /** Resolves when the mail server has accepted it; rejects otherwise. */
  async send(mail: Mail): Promise<void> {
    const { unsubscribeAddress, ...content } = this.#form.write(mail);
    const options: SendMailOptions = {
      ...content,
      from: this.#sender,
      // As an object: a name with a comma is one recipient.
      to: { name: mail.recipientName, address: mail.address },
      messageId: `<${this.#form.idOf(mail)}@${this.#host}>`,
      headers: {
        // RFC 3834: no out-of-office reply.
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeAddress !== null && { 'List-Unsubscribe': `<${unsubscribeAddress}>` }),
      },
    };
    await this.#transport.sendMail(options);
  }
}
