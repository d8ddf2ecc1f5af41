import { useLocation } from 'react-router-dom';
import { NoticeFollowUp } from './NoticeFollowUp';
import { NoticePage } from './NoticePage';
import { noticePaths } from './paths';

/** The report without an account, and what became of it: the receipt needs no other file than the form. */
export function NoticePages() {
  const { pathname } = useLocation();
  return pathname.startsWith(noticePaths.followUp()) ? <NoticeFollowUp /> : <NoticePage />;
}
