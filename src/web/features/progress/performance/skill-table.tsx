// The table of a skill group.

import { t } from '@lingui/core/macro';
import { oneDecimal, roundTo } from '#domain/round-to.ts';
import { skillLabel, skillTier } from '#domain/skills/skills.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import type { SkillFigure } from './analytics.ts';

interface SkillTableProps {
  caption: string;
  figures: readonly SkillFigure[];
}

export function SkillTable({ caption, figures }: SkillTableProps) {
  return (
    <div className="overflow-x-auto rounded-lg border">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-surface-sunken text-xs text-ink-muted">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-normal">
              {t`Skill`}
            </th>
            <th scope="col" className={number}>
              {t`Average`}
            </th>
            <th scope="col" className={number}>
              {t`Ratings`}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {figures.map(({ skillName, average, count, latest }) => (
            <tr key={skillName}>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                <span translate="no" className="font-medium">
                  {skillLabel(skillName)}
                </span>
                {latest && (
                  <ReviewLink videoId={latest.id} className="block text-primary hover:underline">
                    {latest.title}
                  </ReviewLink>
                )}
              </th>
              <td className={number}>
                <span className="font-medium">{oneDecimal(average)}</span>
                <span className="block text-ink-muted">{skillTier(roundTo(average, 1)).label}</span>
              </td>
              <td className={number}>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const number = 'px-3 py-2 text-right align-top font-normal tabular-nums';
