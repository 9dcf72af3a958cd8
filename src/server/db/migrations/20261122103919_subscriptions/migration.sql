CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"next_plan" text,
	"state" text NOT NULL,
	"current_period_start" timestamp(3) with time zone NOT NULL,
	"current_period_end" timestamp(3) with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"grace_until" timestamp(3) with time zone,
	"provider_subscription_id" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "subscriptions_plan_check" CHECK ("plan" in ('premium', 'pro')),
	CONSTRAINT "subscriptions_next_plan_check" CHECK ("next_plan" in ('premium', 'pro')),
	CONSTRAINT "subscriptions_state_check" CHECK ("state" in ('incomplete', 'active', 'past_due', 'cancelled', 'ended'))
);
--> statement-breakpoint
CREATE INDEX "subscriptions_user_index" ON "subscriptions" ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_key" ON "subscriptions" ("provider_subscription_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");