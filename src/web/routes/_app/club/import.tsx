// Importing players from a file.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '#web/features/clubs/people/import/import-screen.tsx';

export const Route = createFileRoute('/_app/club/import')({
  staticData: { title: msg`Import players`, roles: ['club'] },
  component: ImportScreen,
});
