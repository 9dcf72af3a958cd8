// Posts of the club for social media.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { SocialScreen } from '#web/features/publicity/social/social-screen.tsx';
import { parseSocialSearch } from '#web/features/publicity/social/social-search.ts';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/club/social')({
  staticData: { title: msg`Social media`, roles: ['club'] },
  validateSearch: parseSocialSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(endpoints.listPostSubjects)),
  component: Social,
});

function Social() {
  const navigate = Route.useNavigate();
  return (
    <SocialScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
