/** Positions and content files as YAML that reads well: short lists and maps stay on one line, seats are plain numbers. */
import { Document, isCollection, isScalar, isSeq, visit } from 'yaml';

const ONE_LINE = 90;

export function yamlOf(data: unknown): string {
  const document = new Document(data, { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_, node) {
      const isPlainList = isSeq(node) && !node.items.some(isCollection);
      if (isPlainList || JSON.stringify(node.toJS(document)).length <= ONE_LINE) node.flow = true;
    },
    Pair(_, { key }) {
      if (isScalar(key) && /^\d+$/.test(String(key.value))) key.value = Number(key.value);
    },
  });
  return document.toString({ lineWidth: 120, flowCollectionPadding: true });
}
