import { EmailAddress } from '../shared/EmailAddress';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import { MAXIMUM_NOTICE_DETAILS, MAXIMUM_NOTICE_NAME, type Notice, type NoticeTarget } from './Notice';
import { reasonsFor, reportReasons, type ReportReason } from './Report';

/** The entries of a notice, with the reference that it will have. */
export interface NoticeDraft {
  readonly reference: string;
  /** The address of what is reported, as it was typed. */
  readonly address: string;
  readonly reason: string;
  readonly details: string;
  /** Whether it is about the sexual abuse of a child. */
  readonly isAboutAbuse: boolean;
  readonly name: string;
  readonly email: string;
  readonly isInGoodFaith: boolean;
}

/** In the order of the form. */
export const noticeFields = ['address', 'reason', 'details', 'name', 'email', 'isInGoodFaith'] as const;

export type NoticeField = (typeof noticeFields)[number];

export type NoticeMistake = 'missing' | 'invalid' | 'too-long';

export type NoticeMistakes = Readonly<Partial<Record<NoticeField, NoticeMistake>>>;

/** `target`: what the address leads to; null if it is neither a listing nor a person. The notice, or the mistakes by field. */
export function readNoticeDraft(draft: NoticeDraft, target: NoticeTarget | null): Result<Notice, NoticeMistakes> {
  const details = trimmedText(draft.details);
  const reason = reasonOf(draft, target);
  const sender = readSender(draft);
  const mistakes: NoticeMistakes = {
    ...(target === null && { address: draft.address.trim() === '' ? 'missing' : 'invalid' }),
    ...(reason === null && { reason: 'missing' }),
    ...mistakeOfText('details', details, MAXIMUM_NOTICE_DETAILS),
    ...(!sender.ok && sender.failure),
    ...(!draft.isInGoodFaith && { isInGoodFaith: 'missing' }),
  };
  if (target === null || reason === null || !sender.ok || Object.keys(mistakes).length > 0) return failure(mistakes);
  return success({ reference: draft.reference, target, reason, details, sender: sender.value });
}

/** The reasons that apply to a target; all of them as long as it is unknown. */
export function noticeReasons(target: NoticeTarget | null): readonly ReportReason[] {
  return target === null ? reportReasons : reasonsFor(target.kind);
}

function reasonOf({ reason }: NoticeDraft, target: NoticeTarget | null): ReportReason | null {
  return noticeReasons(target).find((one) => one === reason) ?? null;
}

function readSender(draft: NoticeDraft): Result<Notice['sender'], NoticeMistakes> {
  const name = trimmedText(draft.name).replace(/\s+/g, ' ');
  const typed = draft.email.trim();
  if (draft.isAboutAbuse && name === '' && typed === '') return success(null);
  const email = EmailAddress.parse(typed);
  const mistakes = { ...mistakeOfText('name', name, MAXIMUM_NOTICE_NAME), ...mistakeOfEmail(typed, email.ok) };
  return email.ok && Object.keys(mistakes).length === 0
    ? success({ name, email: email.value })
    : failure<NoticeMistakes>(mistakes);
}

const LONGEST_EMAIL = 254;

function mistakeOfText(field: 'details' | 'name' | 'email', text: string, longest: number): NoticeMistakes {
  if (text === '') return { [field]: 'missing' };
  return text.length > longest ? { [field]: 'too-long' } : {};
}

function mistakeOfEmail(text: string, isEmail: boolean): NoticeMistakes {
  const mistake = mistakeOfText('email', text, LONGEST_EMAIL);
  return isEmail || mistake.email === 'missing' ? mistake : { email: 'invalid' };
}
