ALTER TABLE "reviews" ADD COLUMN "priority_answers" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Documents written so far lack what reviews hold from now on.
UPDATE "review_drafts" SET "document" = '{"priorityAnswers": []}'::jsonb || "document", "set_aside" = (
	SELECT coalesce(jsonb_agg(jsonb_set(one, '{document}', '{"priorityAnswers": []}'::jsonb || (one -> 'document')) ORDER BY place), '[]')
	FROM jsonb_array_elements("set_aside") WITH ORDINALITY AS kept(one, place)
);--> statement-breakpoint
UPDATE "review_versions" SET "document" = '{"priorityAnswers": []}'::jsonb || "document";
