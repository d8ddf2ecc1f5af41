import type { ReactNode } from 'react';
import { MAXIMUM_MESSAGE_LENGTH } from '../../../domain/messaging/Message';
import { trimmedText } from '../../../domain/shared/trimmedText';
import { CountedHelp } from '../../shared/controls/CountedHelp';
import { textErrors } from '../messages';
import type { ComposerViewModel } from './ComposerViewModel';

/** With this many characters left, the field begins to count. */
const FEW_LEFT = 200;

/** The error of the field of a message, and its counter once little room is left. */
export function messageHelp({ error, text }: Pick<ComposerViewModel, 'error' | 'text'>): {
  readonly error: boolean;
  readonly helperText: ReactNode;
} {
  const { length } = trimmedText(text);
  const shown = length > MAXIMUM_MESSAGE_LENGTH ? 'too-long' : error;
  const reason = shown === null ? undefined : textErrors[shown];
  const isCounted = length > MAXIMUM_MESSAGE_LENGTH - FEW_LEFT;
  return {
    error: shown !== null,
    helperText: isCounted ? <CountedHelp text={reason} length={length} maximum={MAXIMUM_MESSAGE_LENGTH} /> : reason,
  };
}
