import type { SendMailOptions, Transporter } from 'nodemailer';
import type { MessageMailer, UnreadMail } from '../../application/notifications/MessageMailer';

/** What a mail program shows. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address of the page that ends these e-mails. */
  readonly unsubscribeAddress: string;
}

/** Sends e-mails over SMTP. `sender`: as `Mon Bazar <ne-pas-repondre@mon-bazar.example>`. */
export class SmtpMessageMailer implements MessageMailer {
  readonly #transport: Pick<Transporter, 'sendMail'>;
  readonly #sender: string;
  readonly #host: string;
  readonly #write: (mail: UnreadMail) => WrittenMail;

  constructor(transport: Pick<Transporter, 'sendMail'>, sender: string, write: (mail: UnreadMail) => WrittenMail) {
    this.#transport = transport;
    this.#sender = sender;
    this.#host = /@([^\s>]+)/.exec(sender)?.[1] ?? 'localhost';
    this.#write = write;
  }

  async send(mail: UnreadMail): Promise<void> {
    const { unsubscribeAddress, ...content } = this.#write(mail);
    const options: SendMailOptions = {
      ...content,
      from: this.#sender,
      // As an object: a name with a comma is one recipient.
      to: { name: mail.recipientName, address: mail.address },
      // The same for each attempt, so that mail programs know one that has come twice after an answer was lost.
      messageId: `<${mail.conversationId}.${mail.sentAt}@${this.#host}>`,
      headers: {
        // RFC 3834: no out-of-office reply.
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': `<${unsubscribeAddress}>`,
      },
    };
    await this.#transport.sendMail(options);
  }
}
