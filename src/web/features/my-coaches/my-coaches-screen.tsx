// My Coaches of a player: /my-coaches.

import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { CoachList } from './coach-list.tsx';

/** Who coaches the player, and who has asked whom. */
export function MyCoachesScreen() {
  return (
    <Page
      title="My Coaches"
      lead="Who sees your game and reviews it. You decide, and either of you can end it."
      width="narrow"
      actions={
        <Link to="/my-coaches/find" className={buttonStyles()}>
          <Search aria-hidden />
          Find a coach
        </Link>
      }
    >
      <CoachList />
    </Page>
  );
}
