// My family, for guardians of any role.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FamilyScreen } from '#web/features/people/family/family-screen.tsx';
import { parseFamilySearch } from '#web/features/people/family/family-search.ts';

export const Route = createFileRoute('/_app/family')({
  staticData: { title: msg`My family` },
  validateSearch: parseFamilySearch,
  component: Family,
});

function Family() {
  return <FamilyScreen search={Route.useSearch()} />;
}
