import { entryId, type JournalAction, type JournalFilter } from '../../../domain/moderation/journal';
import { actionLabels } from '../decision/decisionMessages';
import { readListingSearch } from '../listings/listingFilters';

/** The filter as the address has it, which is also what is typed and chosen. */
export interface JournalChoice {
  readonly by: string;
  /** An action, or empty: all. */
  readonly action: string;
  /** What an admin types: an id, a uid, an address of a listing or a profile, or the number of a decision. */
  readonly target: string;
}

export const journalActions = Object.keys(actionLabels).filter(isAction);

const parameters = { by: 'par', action: 'action', target: 'cible' } as const;

export function choiceOf(address: URLSearchParams): JournalChoice {
  const [by, action, target] = [parameters.by, parameters.action, parameters.target].map(
    (name) => address.get(name) ?? '',
  );
  return { by: by ?? '', action: isAction(action ?? '') ? (action ?? '') : '', target: target ?? '' };
}

export function addressOf(choice: JournalChoice): Readonly<Record<string, string>> {
  const chosen = (['by', 'action', 'target'] as const).filter((name) => choice[name] !== '');
  return Object.fromEntries(chosen.map((name) => [parameters[name], choice[name]]));
}

export function filterOf({ by, action, target }: JournalChoice): JournalFilter {
  const targetId = targetIdOf(target.trim());
  return {
    ...(by !== '' && { by }),
    ...(isAction(action) && { action }),
    ...(targetId !== '' && { targetId }),
  };
}

/** A number of at most ten digits is that of a decision. */
function targetIdOf(typed: string): string {
  if (/^\d{1,10}$/.test(typed)) return entryId(Number(typed));
  const { listingId, ownerId } = readListingSearch(typed);
  return listingId ?? ownerId ?? typed;
}

function isAction(text: string): text is JournalAction {
  return Object.hasOwn(actionLabels, text);
}
