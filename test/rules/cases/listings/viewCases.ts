import { admin, claire, karim, visitor } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { posts, together } from '../../posting';
import { commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';

const counted = (views: number | string, id = 'online'): Attempt => commits(set(`view_counts/${id}`, { views }));
const after = (views: number, attempt: Attempt): Attempt => given({ 'view_counts/online': { views } }, attempt);
const withMore = (more: PlainDocument): Attempt => after(4, commits(set('view_counts/online', { views: 5, ...more })));

/** The count of views of a listing, which anybody may raise by one. */
export const viewCases: readonly RulesCase[] = [
  allows('a visitor reads how often a listing was opened', visitor, gets('view_counts/online')),
  denies('nobody lists the views of all listings', karim, lists('view_counts', 10)),
  allows('a visitor counts the first view of a listing', visitor, counted(1)),
  allows('a signed-in person counts a further view', claire, after(4, counted(5))),
  denies('the first count of views is not two', visitor, counted(2)),
  denies('the first count of views is not zero', visitor, counted(0)),
  denies('a view does not raise the count by two', claire, after(4, counted(6))),
  denies('the count of views is not lowered', claire, after(4, counted(3))),
  denies('a view does not leave the count unchanged', claire, after(4, counted(4))),
  denies('an owner does not set the count of views', karim, after(4, counted(4000))),
  denies('an admin does not set the count of views', admin, after(4, counted(4000))),
  denies('the count of views is not a text', visitor, counted('1')),
  denies(
    'a new count of views has no further field',
    visitor,
    commits(set('view_counts/online', { views: 1, title: 'Vélo' })),
  ),
  denies('a count of views gets no further field', visitor, withMore({ title: 'Vélo' })),
  denies(
    'a view is not counted in the commit that posts the listing',
    karim,
    together(posts(), set('view_counts/nouveau', { views: 1 })),
  ),
  denies('views of a listing that does not exist are not counted', visitor, counted(1, 'aucune')),
  denies('the count of views is not deleted', karim, after(4, commits(remove('view_counts/online')))),
];
