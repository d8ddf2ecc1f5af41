import { PageMetadata } from '../../shared/page/PageMetadata';
import { PageSection } from '../../shared/page/PageSection';
import { paths } from '../../shared/paths';
import { HelpSearch } from './HelpSearch';
import { HelpThemes } from './HelpThemes';
import { helpMessages } from './messages';
import { PageHeader } from '../PageHeader';
import { useHelpQuery } from './useHelpQuery';

/** The help centre: a search over its articles, and all of them by theme. */
export function HelpScreen() {
  const [query, changeQuery] = useHelpQuery();
  return (
    <PageSection>
      <PageMetadata title={helpMessages.title} description={helpMessages.description} path={paths.help} />
      <PageHeader title={helpMessages.title} lead={helpMessages.lead} />
      <HelpSearch query={query} onChange={changeQuery} />
      {query.trim() === '' && <HelpThemes />}
    </PageSection>
  );
}
