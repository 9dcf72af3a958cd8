// The three parts of what a coach writes: notes, skills, summary.

import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { NoteList } from './note-list.tsx';
import { useOpenReview, useReviewState } from './review-context.ts';
import { ShownSkills } from './shown-skills.tsx';
import { ShownSummary } from './shown-summary.tsx';
import { SkillsPanel } from './skills-panel.tsx';
import { SummaryPanel } from './summary-panel.tsx';

export type PanelTab = 'notes' | 'skills' | 'summary';

interface ReviewPanelsProps {
  tab: PanelTab;
  onTabChange: (tab: PanelTab) => void;
}

// On a wide screen a long list scrolls by itself, so that the video stays beside it.
const panel = 'lg:overflow-y-auto lg:overscroll-contain';

/** The parts as tabs; read-only once the review is published. */
export function ReviewPanels({ tab, onTabChange }: ReviewPanelsProps) {
  const { isReadOnly } = useOpenReview().store;
  const notes = useReviewState((state) => state.document.notes.length);
  const ratings = useReviewState((state) => state.document.ratings.length);
  return (
    <Tabs
      label="Parts of the review"
      value={tab}
      onValueChange={onTabChange}
      className="gap-3 lg:min-h-0 lg:grid-rows-[auto_minmax(0,1fr)]"
      tabs={[
        { value: 'notes', label: 'Notes', count: notes },
        { value: 'skills', label: 'Skills', count: ratings },
        { value: 'summary', label: 'Summary' },
      ]}
    >
      <TabPanel value="notes" className={panel}>
        <NoteList />
      </TabPanel>
      <TabPanel value="skills" className={panel}>
        {isReadOnly ? <ShownSkills /> : <SkillsPanel />}
      </TabPanel>
      <TabPanel value="summary" className={panel}>
        {isReadOnly ? <ShownSummary /> : <SummaryPanel />}
      </TabPanel>
    </Tabs>
  );
}
