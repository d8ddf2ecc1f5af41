import { absolute } from './PageMetadata';
import { messages } from '../messages';
import { paths } from '../paths';

/** Tells feed readers where the RSS feed of a search is; `search` is the address of its results. */
export function FeedLink({ search }: { readonly search: string }) {
  return <link rel="alternate" type="application/rss+xml" title={messages.feed} href={absolute(paths.feed(search))} />;
}
