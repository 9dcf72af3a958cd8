// The tabs of the workspace: notes, skills, summary and match.

import { t } from '@lingui/core/macro';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { useRequests } from '../../shared/situations/use-requests.ts';
import { hasQuestion, olderRequests } from '../did-it-change/asked-priorities.ts';
import { NoteList } from '../notes/note-list.tsx';
import { Key } from '../shared/key.tsx';
import { latePanel, PanelBoundary } from '../shared/panel-boundary.tsx';
import type { PanelTab } from '../state/field-ids.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { useAiDraft } from '../summary/use-ai-draft.ts';
import { PendingField } from './pending-field.tsx';

// Notes come first; the rest loads while the coach watches the first rally.
const skeleton = <Skeleton className="h-40 w-full" />;
const SkillsPanel = latePanel(async () => (await import('../skills/skills-panel.tsx')).SkillsPanel, skeleton);
const SummaryPanel = latePanel(async () => (await import('../summary/summary-panel.tsx')).SummaryPanel, skeleton);
const DidItChange = latePanel(
  async () => (await import('../did-it-change/did-it-change.tsx')).DidItChange,
  <Skeleton className="mb-2 h-11 rounded-xl" />,
);
const LookMoments = latePanel(async () => (await import('../look/player-look.tsx')).LookMoments, null);
const MatchPanel = latePanel(async () => (await import('../match/match-panel.tsx')).MatchPanel, skeleton);

interface ReviewPanelsProps {
  tab: PanelTab;
  onTabChange: (tab: PanelTab) => void;
}

// On a wide screen a long list scrolls on its own, beside the video.
const panel = 'lg:overflow-y-auto lg:overscroll-contain';

/** Read-only once the review is published. */
export function ReviewPanels({ tab, onTabChange }: ReviewPanelsProps) {
  const draft = useAiDraft();
  const { workspace } = useOpenReview();
  const requests = useRequests(workspace.video.previousReview === null ? null : workspace.video.playerId);
  const isAsked =
    useReviewState((state) => hasQuestion(workspace, state.document.priorityAnswers)) ||
    olderRequests(workspace, requests).length > 0;
  const notes = useReviewState((state) => state.document.notes.length);
  const ratings = useReviewState((state) => state.document.ratings.length);
  const marks = useReviewState(({ document }) => document.rallies.length + document.codes.length);
  return (
    <Tabs
      label={t`Parts of the review`}
      value={tab}
      onValueChange={onTabChange}
      className="gap-3 lg:min-h-0 lg:grid-rows-[auto_minmax(0,1fr)]"
      tabs={[
        { value: 'notes', label: t`Notes`, count: notes },
        { value: 'skills', label: t`Skills`, count: ratings },
        { value: 'summary', label: t`Summary` },
        { value: 'match', label: t`Match`, count: marks },
      ]}
    >
      <TabPanel value="notes" className={panel}>
        {isAsked && <DidItChange keySign={<Key className="max-lg:hidden">Y</Key>} />}
        {workspace.video.look === 'sent' && <LookMoments />}
        <PanelBoundary>
          <NoteList />
        </PanelBoundary>
      </TabPanel>
      <TabPanel value="skills" className={panel}>
        <PendingField />
        <SkillsPanel />
      </TabPanel>
      <TabPanel value="summary" className={panel}>
        <PendingField />
        <SummaryPanel draft={draft} />
      </TabPanel>
      <TabPanel value="match" className={panel}>
        <MatchPanel />
      </TabPanel>
    </Tabs>
  );
}
