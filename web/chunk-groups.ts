import { isOnFirstPage, type Modules } from "./first-page-chunk.ts";
import { isIcon } from "./lucide-icons.ts";

const toTest = (pattern: RegExp) => (id: string) => pattern.test(id);

/**
 * Chunks of modules that many pages share, the first match first. Without them every module with its own set of pages
 * becomes a file: hundreds, most under 1 KB, all listed in the manifest that the first page loads.
 */
export const chunkGroups = [
  {
    debugName: "site",
    name: (id: string, modules: Modules) => (isOnFirstPage(id, modules) ? "site" : null),
  },
  { name: "icons", test: isIcon },
  {
    name: "schemas",
    // Without what only the settings page and the legal pages need.
    test: toTest(/\/node_modules\/zod\/|\/contract\/src\/core\/(?!(admin-)?setting|accent|color|markdown)/),
  },
  { name: "contract-accounts", test: toTest(/\/contract\/src\/accounts\//), minShareCount: 12 },
  { name: "contract-profiles", test: toTest(/\/contract\/src\/(media|profiles)\//), minShareCount: 12 },
  { name: "contract-moderation", test: toTest(/\/contract\/src\/moderation\//), minShareCount: 8 },
  { name: "queries", test: toTest(/\/node_modules\/@tanstack\/|\/query-failure\.tsx/) },
  {
    name: "forms",
    test: toTest(
      /\/node_modules\/(react-hook-form|@hookform)\/|\/ui\/forms\/(use-schema-form\.ts|form\.tsx)/,
    ),
  },
  {
    name: "ui",
    // Dialogs apart: most pages load them on demand.
    test: toTest(
      /\/app\/(ui\/(?!overlays)|ui\/overlays\/(lazy-dialog|use-task)|api\/(error-message|(show-)?field-errors))/,
    ),
    minShareCount: 8,
  },
  { name: "dialogs", test: toTest(/\/node_modules\/@base-ui\/|\/ui\/overlays\//), minShareCount: 12 },
  {
    // Small modules of profiles and lists: as files of their own, each would be a link in the head of the page.
    name: "people",
    test: toTest(
      /\/app\/(shared\/(default-currency|visitor-currency|rates|taxonomy-chips|status-note)|shell\/(not-found|breadcrumb-facts)|ui\/layout\/(breadcrumbs|folded-text)|ui\/data\/numbered-pager)\.tsx?|\/contract\/src\/profiles\/(rate-labels|good-to-know-labels|price)\.ts/,
    ),
  },
  {
    name: "lists",
    test: toTest(
      /\/app\/(features\/search\/filters\/(?!use-filter-form)|features\/profiles\/cards\/(rotated-pager|matched-rate)|features\/saved-searches\/saved-query|routes\/browse\/(describe-list|term-page|not-found-errors|list-failure|browse-columns|profile-results))/,
    ),
  },
  { name: "queue", test: toTest(/\/web\/app\/queue\//), minShareCount: 5 },
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));
