import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { NoticeTarget } from '../../../domain/moderation/Notice';
import { absolute, PageMetadata } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { useSession } from '../../shared/session/useSession';
import { useViewModel } from '../../shared/useViewModel';
import { noticeViewModel } from '../viewModels';
import { NoticeForm } from './NoticeForm';
import { noticeMessages as messages } from './noticeMessages';
import { noticePaths, targetOfSearch } from './paths';

/** The form. Once the notice is sent, the address of its follow-up replaces that of the form. */
export const NoticePage = observer(function NoticePage() {
  const notice = useViewModel(noticeViewModel);
  const { profile } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const target = targetOfSearch(search);
    notice.open(target, target === null ? '' : absolute(pageOf(target)));
  }, [notice, search]);
  useEffect(() => {
    if (profile !== null) notice.introduce(profile.displayName, profile.email);
  }, [notice, profile, search]);
  const { reference } = notice.draft;
  const isSent = notice.status === 'sent';
  useEffect(() => {
    if (isSent) void navigate(noticePaths.followUp(reference), { replace: true, state: { isSent: true } });
  }, [isSent, navigate, reference]);
  return (
    <>
      <PageMetadata title={messages.title} description={messages.description} path={noticePaths.form()} />
      <h1>{messages.title}</h1>
      <p className="lead">{messages.lead}</p>
      {notice.isDemonstration && <p className="demonstration">{messages.demonstration}</p>}
      {profile === null ? (
        <p>
          {messages.account} <Link to={paths.signIn(`${noticePaths.form()}${search}`)}>{messages.signIn}</Link>
          {messages.accountEnd}
        </p>
      ) : (
        notice.target !== null && (
          <p>
            {messages.signedIn} <Link to={pageOf(notice.target)}>{messages.signedInPage}</Link>
            {messages.signedInEnd}
          </p>
        )
      )}
      <p>
        {messages.followUpQuestion} <Link to={noticePaths.followUp()}>{messages.followUpLink}</Link>
      </p>
      <NoticeForm notice={notice} />
    </>
  );
});

function pageOf({ kind, id }: NoticeTarget): string {
  return kind === 'listing' ? paths.listing({ id }) : paths.profile(id);
}
