import type { ComponentProps } from 'react';
import type { DraftEntry, DraftErrors } from '../../../../domain/listings/draft/DraftError';
import { PillGroup } from '../../../shared/controls/PillGroup';
import { postingErrorText } from '../postingErrorMessages';
import { entryId } from '../postingAddresses';

type PostingPillsProps<Value extends string> = Omit<ComponentProps<typeof PillGroup<Value>>, 'id' | 'error'> & {
  /** `undefined`: another control holds the entry now. */
  readonly entry: DraftEntry | undefined;
  readonly errors: DraftErrors;
};

/** Pills that answer an entry of the draft and show its error. */
export function PostingPills<Value extends string>({ entry, errors, ...pills }: PostingPillsProps<Value>) {
  const error = entry && errors.get(entry);
  return <PillGroup {...pills} id={entry && entryId(entry)} error={entry && error && postingErrorText(entry, error)} />;
}
