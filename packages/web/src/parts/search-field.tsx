/** A field that narrows the list below it while one types. */
import Search from 'icon:lucide/search';
import css from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <label className={css.search}>
    <Search />
    <input
      type="search"
      value={value}
      placeholder={label}
      aria-label={label}
      onChange={event => onChange(event.target.value)}
    />
  </label>
);
