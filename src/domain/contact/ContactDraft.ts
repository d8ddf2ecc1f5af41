import { EmailAddress } from '../shared/EmailAddress';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import {
  contactSubjects,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  type ContactMessage,
  type ContactSubject,
} from './ContactMessage';

export type ContactField = 'name' | 'email' | 'subject' | 'message';

export const contactFields = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[];

/** The entries of a message to the team, with the id that the message will have. */
export interface ContactDraft extends Readonly<Record<ContactField, string>> {
  readonly id: string;
}

export type ContactMistake = 'missing' | 'invalid' | 'too-long';

export type ContactMistakes = Readonly<Partial<Record<ContactField, ContactMistake>>>;

/** The message without surrounding blanks, or the mistakes by field. */
export function readContactDraft(draft: ContactDraft): Result<ContactMessage, ContactMistakes> {
  const [name, message] = [trimmedText(draft.name).replace(/\s+/g, ' '), trimmedText(draft.message)];
  const email = EmailAddress.parse(draft.email);
  const mistakes: ContactMistakes = {
    ...mistakeOfText('name', name, LONGEST_NAME),
    ...mistakeOfEmail(draft.email.trim(), email.ok),
    ...(isSubject(draft.subject) ? {} : { subject: 'missing' }),
    ...mistakeOfText('message', message, LONGEST_MESSAGE),
  };
  if (!email.ok || !isSubject(draft.subject) || Object.keys(mistakes).length > 0) return failure(mistakes);
  return success({ id: draft.id, name, email: email.value, subject: draft.subject, message });
}

/** Whether all fields are empty. */
export function isBlank(draft: ContactDraft): boolean {
  return contactFields.every((field) => draft[field].trim() === '');
}

const LONGEST_EMAIL = 254;

function mistakeOfText(field: ContactField, text: string, longest: number): ContactMistakes {
  if (text === '') return { [field]: 'missing' };
  return text.length > longest ? { [field]: 'too-long' } : {};
}

function mistakeOfEmail(text: string, isEmail: boolean): ContactMistakes {
  const mistake = mistakeOfText('email', text, LONGEST_EMAIL);
  return isEmail || mistake.email === 'missing' ? mistake : { email: 'invalid' };
}

function isSubject(text: string): text is ContactSubject {
  return contactSubjects.some((subject) => subject === text);
}
