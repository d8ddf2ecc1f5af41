import { admin, claire, karim, visitor } from '../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { posts, together } from '../posting';
import { allows, commits, denies, gets, given, lists, remove, set, type Attempt, type RulesCase } from '../RulesCase';

const counted = (views: number | string, id = 'online'): Attempt => commits(set(`view_counts/${id}`, { views }));
const after = (views: number, attempt: Attempt): Attempt => given({ 'view_counts/online': { views } }, attempt);
const withMore = (more: PlainDocument): Attempt => after(4, commits(set('view_counts/online', { views: 5, ...more })));

/** How often a listing was opened: anyone adds one, which is all. */
export const viewCases: readonly RulesCase[] = [
  allows('anyone reads how often a listing was opened', visitor, gets('view_counts/online')),
  denies('nobody lists the views of all listings', karim, lists('view_counts', 10)),
  allows('a visitor counts the first view of a listing', visitor, counted(1)),
  allows('a person counts one more', claire, after(4, counted(5))),
  denies('a listing does not begin with two views', visitor, counted(2)),
  denies('a listing does not begin with none', visitor, counted(0)),
  denies('a view is counted once', claire, after(4, counted(6))),
  denies('a view is not taken back', claire, after(4, counted(3))),
  denies('a count does not stand still', claire, after(4, counted(4))),
  denies('an owner sets no views', karim, after(4, counted(4000))),
  denies('an admin sets no views', admin, after(4, counted(4000))),
  denies('a count is no text', visitor, counted('1')),
  denies('a first count says nothing else', visitor, commits(set('view_counts/online', { views: 1, title: 'Vélo' }))),
  denies('a count says nothing else', visitor, withMore({ title: 'Vélo' })),
  denies('a listing is posted before it is viewed', karim, together(posts(), set('view_counts/nouveau', { views: 1 }))),
  denies('what does not exist has no views', visitor, counted(1, 'aucune')),
  denies('views are not removed', karim, after(4, commits(remove('view_counts/online')))),
];
