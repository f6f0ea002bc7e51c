/** The first match wins. The demo counts as one layer, regardless of its folder. */
const layers: [name: string, path: RegExp][] = [
  ["contract", /^contract\//],
  ["demo", /^(server\/src\/)?demo\//],
  ["server/platform", /^server\/src\/platform\//],
  ["server/modules", /^server\/src\/modules\//],
  ["server/rest", /^server\//],
  ["web/ui", /^web\/app\/ui\//],
  ["web/features", /^web\/app\/features\//],
  ["web/queue", /^web\/app\/queue\//],
  ["web/shell", /^web\/app\/shell\//],
  ["web/routes", /^web\/app\/routes\//],
  ["web/rest", /^web\//],
  ["e2e", /^e2e\//],
  ["bench", /^bench\//],
  ["cluster", /^cluster\//],
  ["scripts", /^(scripts\/|[^/]+$)/],
];

export const layerNames: string[] = layers.map(([name]) => name);

export function findLayer(file: string): string | undefined {
  return layers.find(([, path]) => path.test(file))?.[0];
}

/** Matches the same files as the import law, which lets tests import internals. */
const testPattern = /\.(test|long)\.tsx?$|^(server|cluster|demo)\/test\/|\/test-[^/]+\.tsx?$/;

export const isTest = (file: string): boolean => testPattern.test(file);
