import type { DraftEntry, DraftErrors } from '../../../domain/listings/draft/DraftError';
import type { ListingDraft } from '../../../domain/listings/draft/ListingDraft';

/** The steps of posting, in order; the values are used in the address (`?etape=`). */
export const postingSteps = ['categorie', 'details', 'photos', 'lieu', 'apercu'] as const;
export type PostingStep = (typeof postingSteps)[number];

/** `open`: the steps before it are complete, so that it can be opened; `closed`: they are not. */
export type StepState = 'done' | 'open' | 'closed';

const stepOf: Record<Exclude<DraftEntry, `fields.${string}`>, PostingStep> = {
  title: 'categorie',
  categoryId: 'categorie',
  description: 'details',
  price: 'details',
  photos: 'photos',
  location: 'lieu',
  handover: 'lieu',
  companyName: 'lieu',
  siret: 'lieu',
};

export function toPostingStep(text: string | null): PostingStep {
  return postingSteps.find((step) => step === text) ?? 'categorie';
}

/** The errors of one step; for the last step, all errors. */
export function errorsOnStep(errors: DraftErrors, step: PostingStep): DraftErrors {
  if (step === 'apercu') return errors;
  return new Map([...errors].filter(([entry]) => stepOfEntry(entry) === step));
}

export function stepOfEntry(entry: DraftEntry): PostingStep {
  return isFieldEntry(entry) ? 'details' : stepOf[entry];
}

function isFieldEntry(entry: DraftEntry): entry is `fields.${string}` {
  return entry.startsWith('fields.');
}

/**
 * The state of each step. Photos are optional: that step is done when there are photos, or when the next step has been
 * filled.
 */
export function stepStates({ photos, location }: ListingDraft, errors: DraftErrors): Record<PostingStep, StepState> {
  const categorie = stateOf(true, errorsOnStep(errors, 'categorie').size === 0);
  const details = stateOf(categorie === 'done', errorsOnStep(errors, 'details').size === 0);
  const afterDetails = details === 'done';
  return {
    categorie,
    details,
    photos: stateOf(afterDetails, photos.length > 0 || location !== null),
    lieu: stateOf(afterDetails, errorsOnStep(errors, 'lieu').size === 0),
    apercu: stateOf(errors.size === 0, false),
  };
}

function stateOf(isOpen: boolean, isFilled: boolean): StepState {
  if (!isOpen) return 'closed';
  return isFilled ? 'done' : 'open';
}

export function stepAfter(step: PostingStep): PostingStep {
  return postingSteps[postingSteps.indexOf(step) + 1] ?? step;
}

export function stepBefore(step: PostingStep): PostingStep {
  return postingSteps[postingSteps.indexOf(step) - 1] ?? step;
}

/** The first step with an error; the last step when there is none. */
export function firstUnfinishedStep(errors: DraftErrors): PostingStep {
  const [entry] = errors.keys();
  return entry === undefined ? 'apercu' : stepOfEntry(entry);
}

/** The relative address of a step, and of an entry on it. */
export function postingPath(step: PostingStep, entry?: DraftEntry): string {
  return `?etape=${step}${entry === undefined ? '' : `#${entryId(entry)}`}`;
}

/** The `id` of the element that holds an entry. */
export function entryId(entry: DraftEntry): string {
  return `saisie-${entry}`;
}
