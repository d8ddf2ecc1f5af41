import type { JournalEntry, JournalFilter } from '../../domain/moderation/journal';
import { success } from '../../domain/shared/Result';
import type { BackendResult } from '../shared/BackendResult';
import type { Page } from '../shared/Page';
import type { JournalRepository } from './JournalRepository';

/** A page of the journal that tells where the next one begins. */
export async function journalPage(
  journal: Pick<JournalRepository, 'page'>,
  filter: JournalFilter,
  after: string | null,
  limit: number,
): Promise<BackendResult<Page<JournalEntry>>> {
  const page = await journal.page(after === null ? null : Number(after), limit, filter);
  if (!page.ok) return page;
  const last = page.value.at(-1);
  return success({
    items: page.value,
    next: last === undefined || page.value.length < limit ? null : String(last.number),
  });
}
