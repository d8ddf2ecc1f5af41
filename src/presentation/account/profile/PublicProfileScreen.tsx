import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PersonReviews } from '../../reviews/PersonReviews';
import { FailureNotice } from '../../shared/notices/FailureNotice';
import { pillLink } from '../../shared/controls/buttonLook';
import { Loader } from '../../shared/controls/Loader';
import { OutlineLink } from '../../shared/controls/OutlineLink';
import { EmptyDrawing } from '../../shared/empty/EmptyDrawing';
import { PageMetadata } from '../../shared/page/PageMetadata';
import { usePageReport } from '../../shared/page/pageReport';
import type { PreparedScreen } from '../../shared/page/PreparedScreen';
import { PageSection } from '../../shared/page/PageSection';
import { PageTitle } from '../../shared/page/PageTitle';
import { PlainPage } from '../../shared/page/PlainPage';
import { useSession } from '../../shared/session/useSession';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { publicProfileViewModel } from '../viewModels';
import { ProfileHeading } from './ProfileHeading';
import { ProfileListings } from './ProfileListings';
import type { PublicProfileViewModel } from './PublicProfileViewModel';
import { publicProfileMessages as messages } from './messages';

const Screen = observer(function PublicProfileScreen() {
  const { uid = '' } = useParams();
  const viewModel = useViewModel(publicProfileViewModel);
  const isOwn = useSession().profile?.uid === uid;
  const { attempt, limit, profile, retry, status } = viewModel;
  useEffect(() => viewModel.start(uid), [attempt, uid, viewModel]);
  useEffect(() => viewModel.startListings(uid, limit), [attempt, limit, uid, viewModel]);

  usePageReport(status === 'missing' ? { status: 404 } : {});
  if (status === 'missing') {
    return (
      <PlainPage title={messages.missingTitle} text={messages.missingText} drawing={<EmptyDrawing name="stall" />}>
        <meta name="robots" content="noindex" />
        <Ways>
          <Search to={paths.search()}>{messages.search}</Search>
          <OutlineLink to={paths.home}>{messages.home}</OutlineLink>
        </Ways>
      </PlainPage>
    );
  }
  if (profile !== null) {
    return (
      <article>
        <PageMetadata
          title={profile.displayName}
          description={messages.description(profile.displayName)}
          path={paths.profile(uid)}
        />
        <ProfileHeading profile={profile} deals={viewModel.deals} reviews={viewModel.reviews} isOwn={isOwn} />
        <ProfileListings viewModel={viewModel} name={profile.displayName} isOwn={isOwn} />
        <PersonReviews uid={uid} name={profile.displayName} isOwn={isOwn} viewModel={viewModel.reviews} />
      </article>
    );
  }
  if (status === 'loading' || status === 'ready') return <Loader />;
  return (
    <PageSection>
      <PageTitle>{messages.failedTitle}</PageTitle>
      <FailureNotice failure={status} onRetry={retry} />
    </PageSection>
  );
});

const preparation: PreparedScreen<PublicProfileViewModel> = {
  prepare(viewModel, { params: { uid = '' } }) {
    const started = [
      viewModel.start(uid),
      viewModel.startListings(uid, viewModel.limit),
      viewModel.reviews.start(uid),
      viewModel.deals.start(uid),
    ];
    return () => {
      for (const stop of started) stop();
    };
  },
};

/** The public profile of a person, with their online listings and the reviews about them. */
export const PublicProfileScreen = Object.assign(Screen, preparation);

const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Search = styled(Link)(pillLink);
