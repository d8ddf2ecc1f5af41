import type { ReceivedNotice } from '../../../domain/moderation/Notice';
import { noticePaths } from '../../moderation/notice/paths';
import { formatDay } from '../../shared/format/formatDate';
import { absolute } from '../../shared/page/PageMetadata';
import { mailTo } from '../mailTo';
import { caseMessages as messages } from './caseMessages';
import { answerBody, answerSubject } from './noticeAnswerMessages';

interface NoticeSenderProps {
  readonly notice: ReceivedNotice;
}

/** Who has sent a notice, with an e-mail that answers it as far as it is decided: the site sends none. */
export function NoticeSender({ notice }: NoticeSenderProps) {
  const { sender, reference, createdAt, content, outcome } = notice;
  if (sender === null) return <p>{messages.anonymous}</p>;
  const answer = {
    subject: answerSubject,
    body: answerBody({
      name: sender.name,
      title: content.title,
      day: formatDay(createdAt),
      outcome,
      address: absolute(noticePaths.followUp(reference)),
    }),
  };
  return (
    <>
      <p>
        {messages.withoutAccount}&nbsp;: {sender.name}, {sender.email}
      </p>
      <a href={mailTo(sender.email, answer)} style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
        {messages.reply(sender.name)}
      </a>
    </>
  );
}
