/** A field that narrows the list below it while one types. */
import Search from 'icon:lucide/search';
import type { Ref } from 'react';
import css from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  ref?: Ref<HTMLInputElement>;
}

export const SearchField = ({ label, value, onChange, ref }: SearchFieldProps) => (
  <label className={css.search}>
    <Search />
    <input
      ref={ref}
      type="search"
      value={value}
      placeholder={label}
      aria-label={label}
      onChange={event => onChange(event.target.value)}
    />
  </label>
);
