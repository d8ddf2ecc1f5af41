import type { DraftEntry, DraftErrors } from '../../domain/listings/DraftError';

/** The steps of posting, in order; the value stands in the address (`?etape=`). */
export const postingSteps = ['categorie', 'details', 'photos', 'lieu', 'apercu'] as const;
export type PostingStep = (typeof postingSteps)[number];

const stepOf: Record<Exclude<DraftEntry, `fields.${string}`>, PostingStep> = {
  title: 'categorie', categoryId: 'categorie', description: 'details', price: 'details', photos: 'photos',
  location: 'lieu', handover: 'lieu', companyName: 'lieu', siret: 'lieu',
};

export function toPostingStep(text: string | null): PostingStep {
  return postingSteps.find((step) => step === text) ?? 'categorie';
}

/** The mistakes that stand on one step; on the last one, all. */
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

export function stepAfter(step: PostingStep): PostingStep {
  return postingSteps[postingSteps.indexOf(step) + 1] ?? step;
}
