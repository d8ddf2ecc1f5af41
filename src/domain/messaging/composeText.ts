import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import { MAXIMUM_MESSAGE_LENGTH, type MessageContent } from './Message';

export type TextError = 'empty' | 'too-long';

/** Trims a text and checks its length. */
export function composeText(typed: string): Result<MessageContent, TextError> {
  const text = trimmedText(typed);
  if (text === '') return failure('empty');
  return text.length > MAXIMUM_MESSAGE_LENGTH ? failure('too-long') : success({ kind: 'text', text });
}
